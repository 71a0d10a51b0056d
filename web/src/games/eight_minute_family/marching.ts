import type { Attachment } from 'svelte/attachments'
import { draggable } from '../../kit/drag'
import type { Scene } from '../face'

// Armies that march can be dragged where they are to go.

type Marching = Pick<Scene, 'view' | 'game' | 'pointing'>

/** Is there a march that begins in this region? */
export function goesFrom({ view, game }: Marching, region: number): boolean {
  return view.options.some((action) => {
    const regions = Object.entries(game.actions[action.do] ?? {}).filter(([, kind]) => kind === 'region')
    return regions.length > 1 && action[regions[0]![0]] === region
  })
}

export function dragArmy(scene: Marching, region: number, can: () => boolean): Attachment<SVGGraphicsElement> {
  return draggable({
    can,
    lift: () => scene.pointing.lift({ kind: 'region', n: region }),
    drop: (on) => scene.pointing.drop(on),
  })
}
