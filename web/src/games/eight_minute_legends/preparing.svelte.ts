import type { Action } from '../../kit/types'
import type { LaidBoard } from './archipelago'
import { type LegendsScene, type LegendsView, settingUp } from './content'


export const STAGES = ['boards', 'start', 'outpost', 'tokens'] as const
export type Stage = (typeof STAGES)[number]

export interface LaySegment extends Action {
  do: 'lay-segment'
  place: number
  side: number
  turn: number
}

/** The way of lying that the pointer rests on in the panel. */
class Trying {
  action = $state.raw<LaySegment | null>(null)
}
export const trying = new Trying()

export const isLaying = (action: Action | null): action is LaySegment => action?.do === 'lay-segment'

/** How far the preparation by hand has come, or null when nothing is being prepared. */
export function stageOf(view: LegendsView): Stage | null {
  if (!settingUp(view)) return null
  if (view.segments.length < 4) return 'boards'
  if (!view.regions.some(({ start }) => start)) return 'start'
  return view.outpost === null ? 'outpost' : 'tokens'
}

/** The stages a table goes through: what of the map, and which tokens, are laid by hand. */
export function stagesOf({ table }: LegendsScene): Stage[] {
  const { map, tokens_by_hand: tokens } = table.options
  return STAGES.filter((stage) => (stage === 'tokens' ? tokens : map === 'by-hand'))
}

/** The side that has been picked for the next place, if one has. */
export function pickedSide(scene: LegendsScene): number | null {
  const found = scene.context.sides.find(({ n }) => scene.pointing.picked({ kind: 'side', n }))
  return found?.n ?? null
}

/** The ways in which a side may lie on the next place. */
export function waysToLie(view: LegendsView, side: number): LaySegment[] {
  return view.options.filter((action): action is LaySegment => isLaying(action) && action.side === side)
}

/** The board that is being thought of, where it would lie. */
export function previewed(scene: LegendsScene): LaidBoard | null {
  if (scene.view.segments.length >= 4) return null
  const picked = pickedSide(scene)
  const looked = scene.pointing.looked
  const first = picked === null ? undefined : waysToLie(scene.view, picked)[0]
  const thought = isLaying(looked) ? looked : (trying.action ?? first)
  if (!thought || !scene.view.options.some((action) => isLaying(action) && action.side === thought.side)) return null
  return scene.context.archipelago(scene.view).next(scene.context.sides[thought.side]!, thought.turn)
}
