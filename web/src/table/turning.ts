// The moments that turned a game with points, read off the course of the points: who pulled away, and when for good.

export interface Turn {
  /** The move of it that changed most: how many had been made with it. */
  ply: number
  seat: number
  /** By how many points the winner's lead changed in it; from the loser's side it is a gain as well. */
  gain: number
  /** From here on whoever won was never caught up with. */
  forGood: boolean
}

interface Scored {
  seat: number
  scores: readonly number[]
}

const MOST = 3

/** How far whoever won is ahead of the best of the others; alone, the points themselves. */
function leadOf(scores: readonly number[], winners: readonly number[]): number {
  const others = scores.filter((_, seat) => !winners.includes(seat))
  const best = Math.max(...winners.map((seat) => scores[seat] ?? 0))
  return others.length ? best - Math.max(...others) : best
}

/** The move between two others after which the lead was most unlike before it. */
function greatest(leads: readonly number[], after: number, until: number): number {
  const change = (ply: number): number => Math.abs(leads[ply - 1]! - (leads[ply - 2] ?? 0))
  let found = until
  for (let ply = until - 1; ply > after; ply--) if (change(ply) > change(found)) found = ply
  return found
}

/** The greatest swings, one for each turn of a player, in the order in which they came. */
export function turningPoints(moves: readonly Scored[], winners: readonly number[]): Turn[] {
  if (!winners.length || !moves.length) return []
  const turns: { turn: Turn; until: number }[] = []
  const leads = moves.map(({ scores }) => leadOf(scores, winners))
  const caughtUp = leads.findLastIndex((lead) => lead <= 0)
  let before = 0
  let begun = 0
  for (let ply = 1; ply <= moves.length; ply++) {
    const { seat } = moves[ply - 1]!
    // A turn is over when somebody else moves.
    if (moves[ply]?.seat === seat) continue
    const lead = leads[ply - 1]!
    if (lead !== before) turns.push({ until: ply, turn: { ply: greatest(leads, begun, ply), seat, gain: lead - before, forGood: false } })
    before = lead
    begun = ply
  }
  // The winner has led ever since; whoever led from the first turn on was never behind at all.
  const decisive = turns.find(({ until }) => caughtUp >= 0 && until > caughtUp + 1)?.turn
  const others = turns.map(({ turn }) => turn).filter((turn) => turn !== decisive && Math.abs(turn.gain) > 1)
  const kept = others.sort((one, other) => Math.abs(other.gain) - Math.abs(one.gain)).slice(0, decisive ? MOST - 1 : MOST)
  return [...kept, ...(decisive ? [{ ...decisive, forGood: true }] : [])].sort((one, other) => one.ply - other.ply)
}
