"""What a card can say: operations, conditions, tasks, and the values they are made of.

Every fog token, event, fate, creature token and legend card is written with these words; docs/legends.md teaches them.
Words in the files are spelled with hyphens (`at-least`), here with underscores. The shared language of cards
(`herna.games.programs`) reads them; what each does stands in `herna.games.andor.deeds`.
"""
