# What only the page has to say: the preparation by hand, explanations, and the mark of the house.

prepare-title = Preparing the map
prepare-boards = Boards
prepare-start = Start token
prepare-outpost = Fifth armies
prepare-tokens = Tokens
prepare-turn = { $side }: how does it lie?
prepare-start-help = Everybody begins where the start token lies, with four armies each. Click a glowing region.
prepare-outpost-help = The fifth army of everybody stands together, away from the start. Click a glowing region.
prepare-tokens-help = Click a glowing region. Every region has room for one token, and the start token counts.
house-title = Made by the house
house-preset = This ready map is put together by us from boards of the game.
side-about = { $regions ->
    [one] One region
   *[other] { $regions } regions
}, { $islands ->
    [one] one island
   *[other] { $islands } islands
}: { $names }.
family-about = { $family ->
    [ancient] Ancient
    [cursed] Cursed
    [dire] Dire
    [forest] Forest
    [night] Night
    [noble] Noble
    [arcane] Arcane
   *[mountain] Mountain
} cards; there are { $all } of them
# Regions are pointed at here, not typed.
page-thing-region = { $name }
