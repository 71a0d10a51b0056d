// What stands on each card: a small picture of shapes, drawn one over the other on the ground of its family.
// Shapes are paths in a box of 60 by 40 whose lower edge is the ground; `family` stands for the family's own colour.

export interface Shape {
  path: string
  fill: string
}

const shape = (fill: string, path: string): Shape => ({ fill, path })
const BONE = '#efe6d2'
const STONE = '#9a948c'
const DARK = '#3a3340'
const SKIN = '#e3b48b'
const WOOD = '#7d5634'
const LEAF = '#5f8f46'
const GOLD = '#e5b52f'
const RED = '#b5402c'
const FAMILY = 'family'

/** Somebody from the chest up: shoulders, face, eyes. */
const bust = (cloth: string, skin: string): Shape[] => [
  shape(cloth, 'M14 40Q14 27 25 26H35Q46 27 46 40Z'),
  shape(skin, 'M22 16Q22 8 30 8 38 8 38 16 38 26 30 28 22 26 22 16Z'),
  shape(DARK, 'M26 17h2v2.400h-2ZM32 17h2v2.400h-2Z'),
]
const hill = (fill: string): Shape => shape(fill, 'M0 40Q16 30 32 35 48 30 60 36V40Z')
const tree = (x: number, y: number, fill: string): Shape[] => [
  shape(WOOD, `M${x - 2} ${y}v9h4v-9Z`),
  shape(fill, `M${x} ${y - 20}q10 4 8 13-2 8-8 8-6 0-8-8-2-9 8-13Z`),
]
const keep = (x: number, y: number, wide: number, fill: string): Shape =>
  shape(fill, `M${x} 40V${y}h${wide / 5}v4h${wide / 5}v-4h${wide / 5}v4h${wide / 5}v-4h${wide / 5}V40Z`)
const door = (x: number): Shape => shape(DARK, `M${x - 4} 40v-7q4-6 8 0v7Z`)

export const CREATURES: Record<string, Shape[]> = {
  'ancient-phoenix': [
    shape(RED, 'M30 22Q12 20 3 5 19 7 28 16ZM30 22Q48 20 57 5 41 7 32 16Z'),
    shape(GOLD, 'M30 9q6 2 5 9-1 9-5 13-4-4-5-13-1-7 5-9Z'),
    shape(RED, 'M30 30q-7 4-8 10 5-1 8-5 3 4 8 5-1-6-8-10Z'),
    shape(DARK, 'M28 14h1.800v1.800H28ZM32 14h1.800v1.800H32Z'),
  ],
  'ancient-sage': [...bust(FAMILY, SKIN), shape(BONE, 'M22 19Q20 38 30 39 40 38 38 19 34 24 30 23 26 24 22 19Z'), shape(FAMILY, 'M20 13Q22 3 30 3 38 3 40 13 30 8 20 13Z')],
  'ancient-tree-spirit': [
    shape(LEAF, 'M30 1q16 0 18 11 0 9-9 10H21q-9-1-9-10Q14 1 30 1Z'),
    shape(WOOD, 'M22 20h16l-2 9q5 7 12 11H12q7-4 12-11Z'),
    shape(GOLD, 'M25 24h3v3h-3ZM32 24h3v3h-3Z'),
    shape(DARK, 'M27 31q3 3 6 0-3 6-6 0Z'),
  ],
  'ancient-woods': [hill(FAMILY), ...tree(14, 27, LEAF), ...tree(44, 28, LEAF), ...tree(29, 25, '#4b7a38')],
  'cursed-banshee': [shape(BONE, 'M18 40Q14 8 30 5 46 8 42 40L36 34 30 40 24 34Z'), shape(DARK, 'M24 14q3-2 4 3-3 3-4-3ZM36 14q-3-2-4 3 3 3 4-3ZM27 22h6q0 8-3 8t-3-8Z'), shape(FAMILY, 'M18 40Q10 22 16 12 14 28 24 34ZM42 40Q50 22 44 12 46 28 36 34Z')],
  'cursed-gargoyles': [shape(STONE, 'M24 22 6 8Q4 24 20 30ZM36 22 54 8Q56 24 40 30Z'), shape('#7d776f', 'M21 40Q18 24 24 16L22 8l6 5h4l6-5-2 8Q42 24 39 40Z'), shape(RED, 'M26 18h3v2h-3ZM31 18h3v2h-3Z')],
  'cursed-king': [...bust(FAMILY, BONE), shape(DARK, 'M25 15h4v4h-4ZM31 15h4v4h-4ZM28 22h4v3h-4Z'), shape(GOLD, 'M20 12V2l5 5 5-6 5 6 5-5v10Z')],
  'cursed-mausoleum': [hill(FAMILY), shape(STONE, 'M12 38V18H48V38Z'), shape('#7d776f', 'M8 18 30 5 52 18Z'), door(30), shape(BONE, 'M17 22h4v14h-4ZM39 22h4v14h-4Z')],
  'cursed-tower': [hill(FAMILY), keep(20, 6, 20, '#6d6670'), door(30), shape(GOLD, 'M28 16h4v5h-4Z'), shape(DARK, 'M44 8q4-4 8 0-2-1-3 1-1 1-2 0-1-2-3-1ZM6 14q4-4 8 0-2-1-3 1-1 1-2 0-1-2-3-1Z')],
  'dire-dragon': [
    shape(FAMILY, 'M33 21Q42 2 57 5q-7 4-5 10-6-1-7 5-5-2-7 4Z'),
    shape('#7f9a3c', 'M3 15q4-8 14-7l4-5 1 6q8 3 9 11 9 2 12 9 3 6 13 5-8 8-19 5-16 4-20-8-1-7-6-9-4 1-8-7Z'),
    shape(BONE, 'M5 18h2v3ZM9 18.500h2v3ZM24 25q-2 8 6 13-11-1-9-12Z'),
    shape(DARK, 'M14 11h2.500v2.500H14Z'),
  ],
  'dire-eye': [shape('#7f9a3c', 'M14 12 8 3l9 6M30 8V0l3 8M46 12 52 3l-9 6'), shape('#b98a5e', 'M30 6q18 2 18 17-2 15-18 15T12 23Q12 8 30 6Z'), shape(BONE, 'M17 22q13-14 26 0-13 12-26 0Z'), shape(FAMILY, 'M30 16q6 0 6 6t-6 6q-6 0-6-6t6-6Z'), shape(DARK, 'M30 19q3 0 3 3t-3 3q-3 0-3-3t3-3Z')],
  'dire-giant': [shape('#8d6f4f', 'M8 40Q8 22 22 20H38Q52 22 52 40Z'), shape(SKIN, 'M19 13Q19 1 30 1 41 1 41 13 41 25 30 26 19 25 19 13Z'), shape(DARK, 'M24 11h3v3h-3ZM33 11h3v3h-3ZM24 19h12v2H24Z'), shape(WOOD, 'M50 36 46 9q4-7 9-2l-1 29Z')],
  'dire-goblin': [shape(WOOD, 'M16 40Q17 29 26 28H34Q43 29 44 40Z'), shape('#8fae4a', 'M21 18 6 10q4 13 15 14ZM39 18 54 10q-4 13-15 14ZM20 18Q20 9 30 9 40 9 40 18 39 29 30 31 21 29 20 18Z'), shape(GOLD, 'M24 17h4v3h-4ZM32 17h4v3h-4Z'), shape(BONE, 'M25 25h10l-2 3-2-2-1 2-2-2-2 2Z')],
  'dire-ogre': [shape(FAMILY, 'M8 40Q9 25 22 24H38Q51 25 52 40Z'), shape('#a3906a', 'M17 15Q18 3 30 3 42 3 43 15 42 29 30 30 18 29 17 15Z'), shape(DARK, 'M23 13h4v3h-4ZM33 13h4v3h-4Z'), shape(BONE, 'M23 27v-7l4 3h6l4-3v7l-4-2h-6Z')],
  'forest-elf': [...bust(FAMILY, SKIN), shape(GOLD, 'M21 18Q19 5 30 5 41 5 39 18 37 11 30 11 23 11 21 18Z'), shape(SKIN, 'M22 17 13 11l8 11ZM38 17 47 11l-8 11Z')],
  'forest-gnome': [...bust('#5b7fa6', SKIN), shape(BONE, 'M22 20Q21 34 30 35 39 34 38 20 34 23 30 22 26 23 22 20Z'), shape(RED, 'M19 14Q24 9 33-1 38 8 41 14 30 9 19 14Z')],
  'forest-pixie': [shape('#bfe0ea', 'M28 18Q8 0 7 15q2 8 20 7Q10 30 17 36q8 2 12-12ZM32 18Q52 0 53 15q-2 8-20 7Q50 30 43 36q-8 2-12-12Z'), shape(FAMILY, 'M26 20h8l4 19H22Z'), shape(SKIN, 'M30 7q6 0 6 7t-6 7q-6 0-6-7t6-7Z'), shape(RED, 'M23 14q0-9 7-9t7 9q-3-5-7-5t-7 5Z')],
  'forest-tree-town': [hill(FAMILY), shape(WOOD, 'M26 40q2-14-2-18h12q-4 4-2 18Z'), shape(LEAF, 'M8 14Q10 1 30 1T52 14q0 10-12 10H20Q8 24 8 14Z'), shape(BONE, 'M16 18v-6h9v6ZM36 16v-6h9v6Z'), shape(RED, 'M14 12l6.500-6 6.500 6ZM34 10l6.500-6 6.500 6Z')],
  graveyard: [hill('#6f7a5a'), shape(STONE, 'M10 37V24q5-7 10 0v13ZM40 37V26q5-7 10 0v11Z'), shape('#7d776f', 'M28 37V12h-5V8h5V3h4v5h5v4h-5v25Z')],
  lake: [shape('#6f8f5a', 'M0 22Q20 12 34 20 48 12 60 20V40H0Z'), shape('#5b9fc0', 'M6 31Q18 21 32 24 50 22 55 31 44 40 28 38 12 39 6 31Z'), shape('#cfe6ee', 'M16 30h12v1.500H16ZM32 33h12v1.500H32Z'), ...tree(50, 17, LEAF)],
  'night-hydra': [shape(FAMILY, 'M16 40q-2-9 6-12 8 6 16 0 8 3 6 12Z'), shape('#5f8a7a', 'M23 31Q10 28 8 14L3 11q4-6 10-3 1 13 14 18ZM28 30Q26 18 26 10l-5-2q5-8 12-3-1 14 0 25ZM35 31Q50 28 50 15l-5-3q5-7 12-1-2 17-18 20Z'), shape(GOLD, 'M8 9h2v2H8ZM28 6h2v2h-2ZM51 10h2v2h-2Z')],
  'night-village': [shape('#e9dfae', 'M49 3q7 3 4 10-3 6-10 4 8-4 6-14Z'), hill('#4c5a52'), shape('#8d7a66', 'M8 36V23H23V36ZM34 37V25H51V37Z'), shape('#5a4334', 'M5 23 15.500 12 26 23ZM31 25 42.500 14 54 25Z'), shape(GOLD, 'M13 27h4v4h-4ZM38 29h4v4h-4ZM45 29h3v3h-3Z')],
  'night-wizard': [...bust(DARK, SKIN), shape(BONE, 'M23 20Q22 36 30 38 38 36 37 20 34 23 30 22 26 23 23 20Z'), shape('#41507f', 'M14 15Q26 10 28-2 36 7 46 15 30 10 14 15Z'), shape(GOLD, 'M30 5l1 2 2 .3-1.500 1.500.4 2-1.900-1-1.900 1 .4-2L27 7.300l2-.3Z')],
  'noble-hills': [shape('#b9c479', 'M0 26Q14 12 28 24 44 8 60 22V40H0Z'), shape('#8fa658', 'M0 33Q20 22 38 32 50 26 60 32V40H0Z'), shape('#e3d7b0', 'M30 40q-6-7 2-12 6-3 8-9 1 8-4 12-6 4 0 9Z')],
  'noble-knight': [shape(FAMILY, 'M12 40Q13 28 24 27H36Q47 28 48 40Z'), shape('#b9c2c9', 'M20 9Q21 3 30 3 39 3 40 9V25Q36 31 30 31 24 31 20 25Z'), shape(DARK, 'M22 14h7v3h-7ZM31 14h7v3h-7ZM29 20h2v8h-2Z'), shape(RED, 'M28 4Q34-6 46 1 40 2 36 8Z')],
  'noble-unicorn': [shape('#fbf7ee', 'M14 40Q12 26 24 21L22 13 30 7 34 9Q40 16 46 21q1 6-5 7-5-3-9-2 4 6 3 14Z'), shape(GOLD, 'M33 9 42-1 37 11Z'), shape('#c99bd0', 'M30 7Q18 8 12 20q-4 8-3 20h7Q14 25 24 19Z'), shape(DARK, 'M34 15h2.500v2.500H34Z')],
  stronghold: [hill('#8d8f6a'), keep(8, 18, 14, STONE), keep(38, 18, 14, STONE), keep(18, 10, 24, '#b3aca2'), door(30)],
  'arcane-manticore': [shape(FAMILY, 'M36 20Q44 4 55 6q-6 5-4 11-8 0-11 8Z'), shape('#c98a3c', 'M14 40q-1-14 10-17 14-1 20 6 5 4 5 11h-6l-3-7-9 1 1 6h-6l-1-7-4 7Z'), shape(RED, 'M6 20Q8 8 19 9 30 10 29 22 26 32 17 32 8 30 6 20Z'), shape(SKIN, 'M11 20q1-7 7-7t7 7q-1 8-7 8t-7-8Z'), shape(DARK, 'M14 19h2v2h-2ZM20 19h2v2h-2Z')],
  'arcane-sphinx': [shape('#d9b46a', 'M10 40V34q8-8 22-7 14 1 18 8v5Z'), shape(FAMILY, 'M12 30Q11 7 23 6 35 7 34 30Z'), shape(SKIN, 'M16 17Q16 9 23 9 30 9 30 17 29 26 23 27 17 26 16 17Z'), shape(GOLD, 'M14 12h18v3H14Z'), shape(DARK, 'M19 17h2v2h-2ZM25 17h2v2h-2Z')],
  'arcane-temple': [shape('#cbbfa4', 'M6 40v-5H54v5ZM10 17V13H50v4Z'), shape('#e2d8c0', 'M12 35V17h6v18ZM27 35V17h6v18ZM42 35V17h6v18Z'), shape(FAMILY, 'M6 13 30 2 54 13Z'), shape(GOLD, 'M30 6l3 3-3 3-3-3Z')],
  'mountain-dwarf': [...bust('#6d6670', SKIN), shape('#b5632c', 'M19 18Q16 38 30 40 44 38 41 18 36 23 30 22 24 23 19 18Z'), shape(FAMILY, 'M19 15V11Q20 2 30 2 40 2 41 11V15Q30 9 19 15Z'), shape(GOLD, 'M28 3h4v9h-4Z')],
  'mountain-treasury': [shape('#7f8791', 'M0 40 18 8 27 22 38 4 60 40Z'), shape(DARK, 'M20 40V29q10-12 20 0V40Z'), shape(GOLD, 'M18 40q12-13 24 0Z'), shape(FAMILY, 'M29 29l3 3-3 3-3-3Z')],
  'castle-1': [hill('#7f9a5a'), keep(6, 16, 12, '#c9bfae'), keep(42, 16, 12, '#c9bfae'), keep(18, 20, 24, '#b3aca2'), shape(RED, 'M5 16 12 5 19 16ZM41 16 48 5 55 16Z'), door(30)],
  'castle-2': [hill('#7f9a5a'), keep(20, 12, 20, '#c9bfae'), keep(8, 24, 14, '#b3aca2'), keep(38, 24, 14, '#b3aca2'), shape('#41507f', 'M18 12 30-2 42 12Z'), door(30)],
}
