import { layers } from './layers.svelte'

// Addresses live behind the #, so that the server needs to know one page only and secrets in them never reach its logs.

export type Route =
  | { screen: 'lobby' }
  | { screen: 'settings' }
  | { screen: 'table'; id: string }
  | { screen: 'join'; id: string; invitation: string }
  | { screen: 'seat'; id: string; ticket: string }
  | { screen: 'replay'; id: string; ply: number | null }
  | { screen: 'rules'; game: string; clause: string | null }

export function parse(hash: string): Route {
  const [screen, first, second] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent)
  if (screen === 'table' && first) return { screen, id: first }
  if (screen === 'join' && first && second) return { screen, id: first, invitation: second }
  if (screen === 'seat' && first && second) return { screen, id: first, ticket: second }
  if (screen === 'replay' && first) return { screen, id: first, ply: second ? Number(second) || 0 : null }
  if (screen === 'rules' && first) return { screen, game: first, clause: second ?? null }
  if (screen === 'settings') return { screen }
  return { screen: 'lobby' }
}

export function address(route: Route): string {
  const parts: (string | number | null)[] =
    route.screen === 'lobby' ? []
    : route.screen === 'settings' ? ['settings']
    : route.screen === 'table' ? ['table', route.id]
    : route.screen === 'join' ? ['join', route.id, route.invitation]
    : route.screen === 'seat' ? ['seat', route.id, route.ticket]
    : route.screen === 'replay' ? ['replay', route.id, route.ply]
    : ['rules', route.game, route.clause]
  return `#/${parts.filter((part) => part !== null).map((part) => encodeURIComponent(part!)).join('/')}`
}

class Place {
  route = $state.raw<Route>(parse(location.hash))

  constructor() {
    addEventListener('hashchange', () => (this.route = parse(location.hash)))
  }

  go(route: Route): void {
    if (!layers.leave(address(route))) location.hash = address(route)
  }
}

export const place = new Place()
