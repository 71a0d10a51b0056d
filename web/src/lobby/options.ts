import type { GameInfo, Json, OptionInfo } from '../kit/types'

// Options as people choose them: which are worth asking for, and what goes with what. The server checks them again.

export type Chosen = Record<string, Json>

const same = (one: Json | undefined, other: Json | undefined): boolean => JSON.stringify(one) === JSON.stringify(other)
const met = (conditions: Record<string, Json[]> | undefined, chosen: Chosen): boolean =>
  Object.entries(conditions ?? {}).every(([name, right]) => right.some((value) => same(value, chosen[name])))

type Conditions = Record<string, Json[]>

/** Those of an option's conditions that count with this number of players. */
const asked = (option: OptionInfo, conditions: Conditions | undefined, players: number): Conditions =>
  Object.fromEntries(Object.entries(conditions ?? {}).filter(([name]) => !option.or_players?.[name]?.includes(players)))
/** What other options have to be, with this number of players, for this one to be anything but its default. */
const needs = (option: OptionInfo, players: number): Conditions => asked(option, option.only, players)

export function defaults(game: GameInfo): Chosen {
  return Object.fromEntries(game.options.map(({ name, default: usual }) => [name, usual]))
}

/** Can the option be this with this number of players? */
export function goesWith(option: OptionInfo, value: Json | undefined, players: number): boolean {
  return option.players?.[String(value)]?.includes(players) ?? true
}

/** Would the option change anything, with the others as they are and this number of players? */
export function worthAsking(option: OptionInfo, chosen: Chosen, players: number): boolean {
  if (option.for_players?.length && !option.for_players.includes(players)) return false
  if (!met(needs(option, players), chosen)) return false
  return met(asked(option, option.matters, players), chosen) || Object.entries(option.enough ?? {}).some(([name, right]) => met({ [name]: right }, chosen))
}

/** Can the option be anything but its default, with the others as they are and this number of players? It may still change nothing. */
export function possible(option: OptionInfo, chosen: Chosen, players: number): boolean {
  return met(needs(option, players), chosen)
}

/** What is not as usual: all that the server has to be told. */
export function changed(game: GameInfo, chosen: Chosen): Chosen {
  return Object.fromEntries(game.options.filter(({ name, default: usual }) => !same(chosen[name], usual)).map(({ name }) => [name, chosen[name]!]))
}

/** Group by group, those without one first. */
export function grouped(options: OptionInfo[]): { group: string; options: OptionInfo[] }[] {
  const groups = new Map<string, OptionInfo[]>([['', []]])
  for (const option of options) groups.set(option.group ?? '', [...(groups.get(option.group ?? '') ?? []), option])
  return [...groups].map(([group, found]) => ({ group, options: found })).filter(({ options: found }) => found.length)
}

/** The options after the number of players has changed: what does not go with it becomes what does. */
export function settled(game: GameInfo, chosen: Chosen, players: number): Chosen {
  const found = { ...chosen }
  for (const option of game.options) {
    if (!goesWith(option, found[option.name], players)) {
      found[option.name] = option.choices.find((choice) => goesWith(option, choice, players)) ?? option.default
    }
    if (option.per_player && Array.isArray(found[option.name])) found[option.name] = (found[option.name] as Json[]).slice(0, players)
  }
  return withoutLeftOver(game, found, players)
}

/** The options after one of them has changed, and the number of players they go with that is nearest. Where no number
 * goes with all of them, the others follow the one that was changed. */
export function seated(game: GameInfo, chosen: Chosen, players: number, name = ''): { chosen: Chosen; players: number } {
  const found = withoutLeftOver(game, chosen, players)
  const near = (options: OptionInfo[]): number | undefined =>
    counts(game)
      .filter((count) => options.every((option) => goesWith(option, found[option.name], count)))
      .sort((one, other) => Math.abs(one - players) - Math.abs(other - players))[0]
  const nearest = near(game.options)
  if (nearest !== undefined) return { chosen: withoutLeftOver(game, found, nearest), players: nearest }
  const other = near(game.options.filter((option) => option.name === name)) ?? players
  return { chosen: settled(game, found, other), players: other }
}

export function counts(game: GameInfo): number[] {
  return Array.from({ length: game.most - game.least + 1 }, (_, index) => game.least + index)
}

/** For how many players a choice is, where not for any number the game allows: "1", "2–4", "2, 4". */
export function countsOf(game: GameInfo, option: OptionInfo, choice: Json): string {
  const found = counts(game).filter((count) => goesWith(option, choice, count))
  const gaps = found.some((count, index) => index > 0 && count !== found[index - 1]! + 1)
  return gaps || found.length < 3 ? found.join(', ') : `${found[0]}–${found.at(-1)}`
}

/** What goes only with something that is not chosen any more is as usual again. */
function withoutLeftOver(game: GameInfo, chosen: Chosen, players: number): Chosen {
  const found = { ...chosen }
  for (const option of game.options) if (!met(needs(option, players), found)) found[option.name] = option.default
  return found
}

/** Whole numbers with anything between them; null where something else was typed. */
export function numbers(text: string): number[] | null {
  const found = text.split(/[\s,;]+/).filter(Boolean).map(Number)
  return found.every(Number.isInteger) ? found : null
}

/** A scenario that fits the number of players, any but the one that is chosen, and heroes that nobody picks, where they can be dealt. */
export function surprised(game: GameInfo, chosen: Chosen, players: number, dice: () => number = Math.random): Chosen {
  const scenario = game.options.find(({ name }) => name === game.scenario)
  const fitting = scenario?.choices.filter((choice) => goesWith(scenario, choice, players) && !same(choice, chosen[scenario.name])) ?? []
  if (!scenario || !fitting.length) return chosen
  const dealt = game.options.find(({ name, choices }) => name === 'heroes' && choices.includes('dealt'))
  const found = { ...chosen, [scenario.name]: fitting[Math.floor(dice() * fitting.length)]! }
  return settled(game, dealt ? { ...found, [dealt.name]: 'dealt' } : found, players)
}
