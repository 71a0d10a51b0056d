import { listed, seatName, thingName } from '../../kit/sentences'
import { words } from '../../kit/words.svelte'
import type { AndorScene, CreatureView, Expense } from './content'
import type { Standing } from './board/standing'
import { heroName, LAST_HOUR, LETTERS, threats } from './reading'

// The table in sentences, for people who listen.

export function standingName(scene: Pick<AndorScene, 'view' | 'table' | 'say'>, one: Standing): string {
  const { say } = scene
  switch (one.kind) {
    case 'creature':
      return say(`creature-${one.id}`)
    case 'hero':
      return heroName(scene, one.seat)
    case 'friend':
      return say(`friend-${one.id}`)
    case 'fog':
      return say(`fog-${one.id ?? 'covered'}`)
    case 'well':
      return say(one.full ? 'well-full' : 'well-empty')
    case 'piece':
      return one.count > 1 ? say('things-several', { n: one.count, thing: say(`piece-${one.id}`) }) : say(`piece-${one.id}`)
    case 'gold':
      return say('gold', { n: one.count })
  }
}

/** One space in a sentence: what it is, who and what is there, and what it costs to get there. */
export function spaceSentence(scene: AndorScene, space: number, standing: Standing[], expense?: Expense): string {
  const { say, table, context } = scene
  const info = context.spaces.get(space)!
  const name = thingName(table, 'space', space)
  const traits = [say(`terrain-${info.terrain}`), ...(info.merchant && !scene.view.shut.includes(space) ? [say('speak-merchant')] : [])]
  const here = standing.map((one) => standingName(scene, one))
  const sentence = here.length
    ? say('speak-space', { space: name, terrain: traits.join(', '), here: listed(here) })
    : say('speak-space-empty', { space: name, terrain: traits.join(', ') })
  return expense ? `${sentence}; ${say('expense', { n: expense[0], willpower: expense[1] })}` : sentence
}

function creatureSentence({ say, table, view }: AndorScene, one: CreatureView): string {
  return say('speak-creature', {
    creature: say(`creature-${one.creature}`), space: thingName(table, 'space', one.space),
    strength: say('strength', { n: one.strength }), willpower: say('willpower', { n: one.willpower }),
    dice: say(`die-${one.die}`, { n: one.dice }), reward: one.reward, sunrises: one.sunrises ?? 'none', board: view.board,
  })
}

function heroSentences(scene: AndorScene, seat: number): string[] {
  const { say, table, view } = scene
  const hero = view.heroes[seat]!
  const name = seatName(table, seat)
  if (!hero.figure) return [say('speak-no-hero', { seat: name })]
  const things = [...(hero.gold ? [say('gold', { n: hero.gold })] : []), ...hero.pieces.map((piece) => say(`piece-${piece}`))]
  const yes = (is: boolean): string => (is ? 'yes' : 'no')
  return [
    say('speak-hero', {
      seat: name, figure: say(`figure-${hero.figure}`), space: thingName(table, 'space', hero.space),
      strength: say('strength', { n: hero.strength }), willpower: say('willpower', { n: hero.willpower }), dice: say('dice', { n: hero.dice }),
    }),
    say('speak-hours', { seat: name, asleep: yes(hero.asleep), rooster: yes(hero.rooster), n: hero.hours, left: hero.hours_left }),
    say('speak-carries', { seat: name, things: things.length ? listed(things) : say('speak-nothing') }),
    ...(hero.fate ? [say('speak-fate', { seat: name, done: yes(hero.fate.done), fate: say(`fate-${hero.fate.id}`) })] : []),
    ...(hero.proposal ? [say('plan', { seat: name, aim: hero.proposal[0], space: thingName(table, 'space', hero.proposal[1]) })] : []),
  ]
}

function dangerSentences({ say, view }: AndorScene): string[] {
  if (view.garrison.length) return [say('speak-garrison', { n: view.garrison.length })]
  if (view.target !== null) {
    return [say('speak-treasure', { n: view.delivered, target: view.target }), say(view.alarm ? 'speak-alarm' : 'speak-quiet')]
  }
  return [say('speak-shields', { free: Math.max(0, view.shields - view.shields_used), n: view.shields })]
}

function todaySentences({ say, view, table }: AndorScene): string[] {
  const [eight, nine, ten] = view.hour_costs
  return [
    ...(view.creature_strength ? [say('speak-creatures-stronger', { n: view.creature_strength })] : []),
    ...(view.last_hour < LAST_HOUR ? [say('speak-last-hour', { n: view.last_hour })] : []),
    ...(view.hour_costs.some((cost) => cost !== 2) ? [say('speak-hour-costs', { eight, nine, ten })] : []),
    ...view.lasting.map((spaces) => say('speak-lasting', { spaces: listed(spaces.map((space) => thingName(table, 'space', space))) })),
    ...(view.next_event ? [say('speak-next-event', { card: say(`card-${view.next_event}`) })] : []),
  ]
}

function groundSentences({ say, view, table }: AndorScene): string[] {
  const fog = view.spaces.filter((one) => one.fog === 'covered').map(({ space }) => thingName(table, 'space', space))
  const lying = view.spaces.flatMap(({ space, pieces, coins, fog: mist, well, held }) => {
    const things = [
      ...(well ? [say(`well-${well}`)] : []),
      ...(mist && mist !== 'covered' ? [say(`fog-${mist}`)] : []),
      ...pieces.map((piece) => say(`piece-${piece}`)),
      ...held.map((piece) => say('speak-held', { piece: say(`piece-${piece}`) })),
      ...(coins ? [say('gold', { n: coins })] : []),
    ]
    return things.length ? [say('speak-ground', { space: thingName(table, 'space', space), things: listed(things) })] : []
  })
  return [
    ...lying,
    ...(fog.length ? [say('speak-fog', { spaces: listed(fog) })] : []),
    ...Object.entries(view.friends).map(([friend, space]) => say('speak-friend', { space: thingName(table, 'space', space), friend: say(`friend-${friend}`) })),
    ...view.broken.map(([source, target]) => say('speak-broken', { source, target })),
  ]
}

/** Where one can walk to from every space: who cannot see the map needs it. */
function waySentences({ say, view, table, context }: AndorScene): string[] {
  const gone = (one: number, other: number): boolean => view.broken.some((edge) => edge.includes(one) && edge.includes(other))
  const name = (space: number): string => thingName(table, 'space', space)
  return context.board.space
    .filter(({ neighbours }) => neighbours.length)
    .map(({ id, neighbours }) => say('speak-ways', { space: name(id), spaces: listed(neighbours.filter((other) => !gone(id, other)).map(name)) }))
}

/** The whole table in sentences, in the order in which a person would look at it. */
export function describe(scene: AndorScene): string[] {
  const { say, view } = scene
  const language = words.language
  const [narrator, last] = [LETTERS.indexOf(view.narrator), LETTERS.indexOf(view.last)]
  const stars = view.stars.filter((star) => LETTERS.indexOf(star) > narrator)
  return [
    say('story-title', { title: view.title[language], level: say(`level-${view.difficulty}`) }),
    say('speak-track', { letter: view.narrator, last: view.last, n: last - narrator, stars: stars.length ? listed(stars) : 'none' }),
    ...view.cards.flatMap(({ goal }) => (goal ? [say('story-goal', { goal: goal[language] })] : [])),
    ...view.tasks.map(({ title, done }) => say('story-task', { task: title[language], done: done ? 'yes' : 'no' })),
    ...view.helps.map(({ title, promise }) => say('story-help', { help: (promise ?? title)[words.language] })),
    ...view.heroes.flatMap((_, seat) => heroSentences(scene, seat)),
    ...dangerSentences(scene),
    ...todaySentences(scene),
    ...threats(view).map((one) => creatureSentence(scene, one)),
    ...[...view.creatures.filter(({ sunrises }) => sunrises === null), ...view.garrison].map((one) => creatureSentence(scene, one)),
    ...groundSentences(scene),
    ...waySentences(scene),
  ]
}
