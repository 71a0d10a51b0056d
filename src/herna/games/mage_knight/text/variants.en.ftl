# Variants of the rules: options, and what only they ask, offer and tell.

option-random_orientation = Random orientation of tiles
option-random_orientation-help = A tile that is turned up lies any way round, the first ones too.
option-friendly_mana = Friendlier mana
option-friendly_mana-help = By day a gold die cannot be used as a colour that another die in the Source shows, and gold dice are not rolled again or turned while others lie there.
error-gold-is-spared = A die in the Source shows { $colour }: take that one; the gold die is left to others.

option-heroes-auction = Auction: fame is bid for them
option-group-fights = Fights
option-interactive_combat = Interactive combat
option-interactive_combat-help = Against a single enemy the player on the right sets a die in secret: it makes the enemy a little stronger, or does nothing.
option-group-decks = Decks
option-draft = Draft at the beginning
option-draft-help = Everybody drafts three advanced actions in secret; after each day one of them is shuffled into the deck.
option-upgrades = Upgrading actions
option-upgrades-help = After each night but the last everybody may swap an action for an advanced one, the weakest first.
option-open_decks = Look through others’ decks
option-open_decks-help = While actions are upgraded everybody sees which cards the others have.

## Auction

action-want-hero = { $hero }{ $effect ->
    [none] {""}
   *[other] {" "}– { $effect }
}
action-agree-to-hero = Agree
action-bid = Bid { $fame } fame
group-bid = Bid fame
action-give-up-hero = Give the hero up
prompt-name-hero = Which hero do you want? Others may bid.
prompt-contest-hero = Another player wants { $hero }. Do you agree, or do you bid fame for that hero?
prompt-raise-bid = The highest bid for { $hero } is { $fame } fame. Do you bid, or give the hero up?
event-hero-wanted = { $seat } wants { $hero }.
event-fame-bid = { $seat } bids { $fame } fame.
event-hero-given-up = { $seat } gives the hero up.
event-fame-paid = { $seat } pays { $fame } fame.
error-bid-limits = Here you can bid from { $least } to { $most } fame: whoever comes before the highest bidder in the order may bid as much, everybody else has to bid more; and nobody can owe more fame than the last row of the track has spaces.
panel-auction = Auction
auction-hero = For sale: { $hero }. { $fame ->
    [0] { $seat } asks for this hero and pays nothing so far.
   *[other] Highest bid: { $fame } fame, { $seat }.
}
auction-bidders = Still in: { $seats }
hero-in-debt = Fame { $fame }: the shield lies on space { $space } of the track.

## Draft

action-add-drafted = Shuffle in { $card }{ $effect ->
    [none] {""}
   *[other] {" "}– { $effect }
}
prompt-keep-card = Draft, card { $number } of { $of }: which one do you keep? The others are passed on to the left.
prompt-shuffle-in = The day is over: which of your drafted cards do you shuffle into your deck?
event-draft-passed = Everybody has drafted { $kept ->
    [one] a card
   *[other] { $kept } cards
}.
event-drafted-added = { $seat } shuffles a drafted card into the deck.
error-not-drafted-here = You do not hold this card; keep one of those that you hold.
error-not-drafted = You have not put this card by; shuffle in one of those that you have drafted.
panel-draft = Draft
draft-kept = Kept: { $kept } of { $of }
draft-hand = You hold:
draft-own = Drafted and put by:
draft-count = { $seat } has { $count ->
    [one] { $count } drafted card
   *[other] { $count } drafted cards
} put by.

## Upgrades

prompt-upgrade = Upgrade: which advanced action do you take? You throw one of your own out of the game for it.
prompt-swap-action = { $card } comes into your deck: which action of the same colour or sign do you throw out of the game?
event-upgrades-laid = { $count ->
    [one] One advanced action is laid out to be swapped for.
   *[other] { $count } advanced actions are laid out to be swapped for.
} Strength: { $strengths }.
event-card-swapped = { $seat } takes { $card } and throws { $gone } out of the game.
error-nothing-to-swap = None of your actions has a colour or a sign of this card.
error-no-such-upgrade = This card is not laid out.
error-swap-not-alike = The action that you throw out has a colour or a sign of the new card.
panel-upgrade = Upgrades
upgrade-cards = Laid out:
upgrade-strength = Strength of { $seat }: { $n }
upgrade-own = Your cards: { $cards }
upgrade-deck = Cards of { $seat }: { $cards }

## Interactive combat

action-hide-die = { $colour }: { $name ->
    [white] the enemy has 1 more armour in the ranged phase
    [red] the attacks of the enemy are stronger by 1
    [blue] the enemy has 1 more armour in the attack phase
   *[other] nothing happens
}{ $name ->
    [black] {""}
   *[other] , and 1 more fame if it is beaten
}
prompt-set-secret-die = Another hero fights against { $enemy }. To which colour do you set the die, in secret?
event-die-hidden = { $seat } has set a die in secret for the fight of { $rival }.
event-die-shown = { $seat } shows the die: { $colour }.
event-die-is-not = { $seat }: it is not { $colour }.
error-die-without-effect = The die is set to white, red, blue or black.
combat-die-hidden = { $seat } has set a die in secret.{ $out ->
    [none] {""}
   *[other] {" "}It is not: { $out }.
}
combat-die-own = Your secret die: { $colour }.
combat-die-shown = The die of { $seat }: { $colour }.
