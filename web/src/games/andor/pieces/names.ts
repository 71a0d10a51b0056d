// Articles and tokens in the order of their numbers, as actions and events know them.

export const PIECES = [
  'wineskin', 'half-wineskin', 'brew', 'half-brew', 'herb-3', 'herb-4', 'rune-blue', 'rune-yellow', 'rune-green',
  'telescope', 'parchment', 'poison', 'shield', 'half-shield', 'bow', 'falcon', 'tired-falcon', 'helm', 'gem-2', 'gem-4',
  'gem-6', 'farmer', 'fated-farmer', 'rubble-2', 'rubble-5', 'rubble-6', 'rubble-7', 'rubble-8', 'covered-rune',
  'covered-herb', 'covered-gem', 'covered-rubble',
]
