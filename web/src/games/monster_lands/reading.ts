// Small readings of the view that several parts of the table share.

import type { Draggable } from '../../kit/drag'
import type { Action, Named, Thing } from '../../kit/types'
import { TAKES, type Colour, type LandsDeed, type LandsScene, type LandsView, type Slot, type Verb } from './content'

export const GATE = 2
/** Who stands on a path that the automatic player blocks. */
export const SAM = 'sam'
export const BUILDINGS = ['lodge', 'laboratory', 'tavern', 'armory', 'pawnshop', 'market', 'mine'] as const
export type Building = (typeof BUILDINGS)[number]

export const buildingNumber = (id: string): number => (BUILDINGS as readonly string[]).indexOf(id)

/** The number of a thing by its short name: `H4`, `a3`, `zeldiv-2`. */
export function numberOf({ table }: LandsScene, kind: string, name: string): number {
  return table.names[kind]?.indexOf(name) ?? -1
}

/** The short name of a thing that an event points at. */
export function nameOf({ table }: LandsScene, kind: string, n: number): string {
  return table.names[kind]?.[n] ?? ''
}

export function thing(scene: LandsScene, kind: string, name: string): Thing {
  return { kind, n: numberOf(scene, kind, name) }
}

/** A card in the hand of a clan that has an ability: members come before equipment. */
export function sourceOf(scene: LandsScene, name: string): Thing {
  return thing(scene, 'source', name)
}

/** The offered action of this kind, with these fields. */
export function offered<Name extends Verb>({ view, pointing }: LandsScene, verb: Name, fields: Partial<Named<LandsDeed, Name>> = {}): Named<LandsDeed, Name> | null {
  const mine = view.seat !== null && view.seats_to_act.includes(view.seat) && !view.over
  if (!mine || !pointing) return null
  const wanted = Object.entries({ ...fields, do: verb })
  const found = view.options.find((action) => wanted.every(([name, value]) => (action as Action)[name] === value))
  // Once something is picked, only what it can be part of is meant.
  return found && pointing.stays(found) ? (found as Named<LandsDeed, Name>) : null
}

/** A die of the own pool that is taken up and put on a building, or on the path that is being equipped. */
export function dragDie(scene: LandsScene, die: Thing): Draggable {
  const { pointing } = scene
  const whole = (on: Thing | null): Action | null => {
    if (on?.kind === 'path') return on.n === numberOf(scene, 'path', activePath(scene.view) ?? '') ? offered(scene, 'add-die', { die: die.n }) : null
    const id = on?.kind === 'building' ? BUILDINGS[on.n] : undefined
    if (id === 'pawnshop') return offered(scene, 'pawn', { die: die.n })
    const colour = colourOf(scene.table.names.die?.[die.n] ?? ' ')
    if (id === 'mine' && colour === 'S') return offered(scene, 'dig')
    return id === 'laboratory' && colour === 'M' ? offered(scene, 'brew') : null
  }
  return {
    can: () => pointing.can(die) || pointing.picked(die),
    lift: () => pointing.lift(die),
    drop: (on) => {
      pointing.lift()
      const action = whole(on)
      if (action) return pointing.act(action)
      pointing.lift(die)
      pointing.drop(on)
    },
  }
}

export function offers(view: LandsView, ...verbs: Verb[]): boolean {
  return view.options.some((action) => verbs.includes(action.do))
}

/** The card of a member: rookies are numbered, their card is one. */
export function kindOfMember(name: string): string {
  return name.startsWith('rookie') ? 'rookie' : name
}

/** Who stands for all of a kind where the server words one of them: rookies are all alike. */
export function firstOfKind(name: string): string {
  return name.startsWith('rookie') ? 'rookie-1' : name
}

/** The kind of an equipment card: `zeldiv-2` → `zeldiv`. */
export function kindOfGear(name: string): string {
  return name.replace(/-\d+$/, '')
}

export const colourOf = (die: string): Colour => die[0] as Colour
/** What a die shows; null before it is rolled. */
export const pipsOf = (die: string): number | null => (die.length > 1 ? Number(die.slice(1)) : null)

export interface Space {
  slot: Slot
  must: boolean
  die: string | null
}

/** The spaces of a path with the dice that lie on them; what lies there besides comes last. */
export function spacesWith(need: Slot[], more: Slot[], dice: string[]): { spaces: Space[]; beside: string[] } {
  const spaces: Space[] = [...need.map((slot) => ({ slot, must: true, die: null })), ...more.map((slot) => ({ slot, must: false, die: null }))]
  const beside: string[] = []
  // Spaces that leave a choice are filled last.
  const order = [...spaces].sort((one, other) => TAKES[one.slot].length - TAKES[other.slot].length || Number(other.must) - Number(one.must))
  for (const die of dice) {
    const space = order.find((one) => one.die === null && one.must && TAKES[one.slot].includes(colourOf(die)))
      ?? order.find((one) => one.die === null && TAKES[one.slot].includes(colourOf(die)))
    if (space) space.die = die
    else beside.push(die)
  }
  return { spaces, beside }
}

/** The path that is being equipped, or fought on. */
export function activePath(view: LandsView): string | null {
  const asked = view.prompt?.facts.path
  return view.throw?.path ?? view.battle?.path ?? (typeof asked === 'string' ? asked : null)
}

/** Is anything being decided by dice now? */
export function fighting(view: LandsView): boolean {
  return !view.over && (view.battle !== null || view.throw !== null)
}

/** The monster's place that a path leads to; null for missions. */
export function placeOfPath(path: string): number | null {
  if (path.startsWith('gate')) return GATE
  return path.startsWith('a') ? 0 : path.startsWith('b') ? 1 : null
}

/** The band of glory: how many dice it brings and what each member is paid. */
export function bandOf({ context }: LandsScene, glory: number): LandsScene['context']['bands'][number] {
  return context.bands.find(({ up_to }) => !up_to || glory <= up_to)!
}
