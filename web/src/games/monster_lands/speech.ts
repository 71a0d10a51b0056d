import { listed, seatName } from '../../kit/sentences'
import { abilityText, benefitText, giveText, slotsText } from './abilities'
import type { LandsScene } from './content'
import { GATE, kindOfMember } from './reading'

// The table in sentences, in the order in which a person would look at it.

export function describe(scene: LandsScene): string[] {
  const { say, view, table } = scene
  return [
    say('status-round', { round: view.round, rounds: view.rounds, phase: view.phase ? say(`phase-${view.phase}`) : '', first: seatName(table, view.first) }),
    ...battle(scene),
    ...odds(scene),
    ...town(scene),
    ...outskirts(scene),
    ...view.clan_boards.flatMap((_, seat) => clan(scene, seat)),
  ]
}

const percent = (chance: number): number => Math.round(chance * 100)

/** The odds as things stand. */
function odds({ say, view }: LandsScene): string[] {
  const { forecast, throw: thrown } = view
  if (!forecast) return []
  const { now } = forecast
  const what = say('odds-now')
  if (forecast.path.startsWith('roll') || (thrown && thrown.scope !== 'monster')) return [say('odds-success', { what, kill: percent(now.kill) })]
  return [say('odds-battle', {
    what, dead: percent(now.dead), wounded: percent(now.wounded), capture: percent(now.capture), kill: percent(now.kill),
    conquest: now.conquest === null ? 'none' : percent(now.conquest),
  })]
}

function battle({ say, view }: LandsScene): string[] {
  const { throw: thrown } = view
  const roll = thrown && (thrown.scope === 'monster'
    ? say('battle-attack', { path: say(`path-${thrown.path}`), total: thrown.total, capture: thrown.capture, kill: thrown.kill, rerolls: thrown.rerolls })
    : say('battle-roll', { path: say(`path-${thrown.path}`), total: thrown.scope === 'conquest' ? thrown.conquest : thrown.total, rerolls: thrown.rerolls }))
  return [...(view.battle ? [say('battle-suffered', { suffered: view.battle.suffered, conquest: view.battle.conquest })] : []), ...(roll ? [roll] : [])]
}

function town({ say, view, context }: LandsScene): string[] {
  const dice = (spaces: (string | null)[]): string => spaces.filter((die) => die !== null).map((die) => say(`die-${die}`)).join(', ')
  const buildings = view.buildings.map(({ id, panic, spaces, last_haggle }) => {
    const free = spaces.filter((die) => die === null).length
    const told = [
      ...(panic ? [say('town-panic')] : []),
      ...(free < spaces.length ? [say('town-dice', { dice: dice(spaces) })] : []),
      ...(free ? [say('town-free', { n: free })] : []),
      ...(last_haggle ? [say('town-haggle', { n: last_haggle })] : []),
    ]
    return `${say(`building-${id}`)} – ${told.join(', ') || say('nothing')}.`
  })
  const traps = view.lodge.flatMap((trap) => (trap ? [say('trap-for-sale', { trap: say(`trap-${trap}`), cost: context.traps.get(trap)!.cost })] : []))
  const people = view.tavern.flatMap((member) => {
    const card = member ? context.members.get(kindOfMember(member)) : undefined
    return card ? [say('member-for-hire', {
      member: say(`member-${member}`), affinity: card.affinity ? say(`affinity-${card.affinity}`) : say('no-affinity'), cost: card.cost,
      reputation: card.reputation, dice: card.dice.map((die) => say(`die-${die}`)).join(', '), ability: abilityText(card.ability, say),
    })] : []
  })
  const gear = view.market.flatMap((one) => (one ? [say('gear-for-sale', { gear: say(`gear-${one.kind}`), cost: context.gear.get(one.kind)!.cost, ability: abilityText(context.gear.get(one.kind)!.ability, say) })] : []))
  return [
    ...buildings,
    say('town-lodge', { things: traps.join(', ') || say('nothing') }),
    say('town-tavern', { things: people.join('; ') || say('nothing'), rookies: view.rookies }),
    say('town-market', { things: gear.join('; ') || say('nothing') }),
    say('town-loot', { things: view.loot.map((token) => say(`loot-${token}`)).join(', ') || say('nothing') }),
  ]
}

function pathSentence(scene: LandsScene, number: number, free: () => string): string {
  const { say, view, table } = scene
  const taken = view.paths[number]
  if (!taken) return free()
  return say('path-taken-by', {
    path: say(`path-${taken.path}`), member: say(`member-${taken.member}`), seat: seatName(table, taken.seat),
    dice: taken.dice.map((die) => say(`die-${die}`)).join(', ') || 'none', traps: taken.traps.map((trap) => say(`trap-${trap}`)).join(', ') || say('nothing'),
    defense: taken.defense, potions: taken.potion, venoms: taken.venom, state: taken.alive ? (taken.wounded ? 'wounded' : 'well') : 'dead',
  })
}

function monsterSentence({ say, context, view }: LandsScene, place: number): string {
  const { monster, attack } = view.places[place]!
  const card = context.monsters.get(monster ?? '')
  if (!card) return say('outskirts-quiet')
  return say('outskirts-monster', {
    monster: say(`monster-${card.id}`), affinity: say(`affinity-${card.affinity}`), attack, capture: card.capture, captured: giveText(card.captured, say),
    kill: card.kill, killed: giveText(card.killed, say), ability: abilityText(card.ability, say),
  })
}

function outskirts(scene: LandsScene): string[] {
  const { say, view, context } = scene
  const told: string[] = []
  for (const n of [0, 1]) {
    const place = view.places[n]!
    const land = context.lands.get(place.land ?? '')
    if (land) {
      const benefit = say('land-benefit', { place: land.place.map((dice) => dice.map((die) => say(`die-${die}`)).join(' + ')).join(' / '), give: giveText(land.give, say) })
      told.push(say('outskirts-land', { letter: 'AB'[n]!, land: say(`land-${land.id}`), affinity: say(`affinity-${land.affinity}`), conquest: land.conquest, glory: land.glory, benefit }))
    }
    if (place.monster) told.push(monsterSentence(scene, n))
    const paths = context.tiles.get(place.tile ?? '') ?? []
    told.push(...paths.map((path, at) => pathSentence(scene, n * 4 + at, () => say('path-free', {
      path: say(`path-${'ab'[n]}${at + 1}`), need: slotsText(path.need, say), more: path.more.length ? slotsText(path.more, say) : 'none',
      benefit: benefitText(path.benefit, say), death: context.death[at] ?? 0,
    }))))
  }
  const [rolled, paid] = view.missions.map((id) => (id === null ? null : (context.missions.get(id) ?? null)))
  if (rolled) told.push(say('mission-a', { dice: slotsText(rolled.a.dice, say), target: rolled.a.target, reward: giveText(rolled.a.reward, say), penalty: giveText(rolled.a.penalty, say) }))
  if (paid) told.push(say('mission-b', { dice: slotsText(paid.b.dice, say), cost: giveText(paid.b.cost, say), left: giveText(paid.b.left, say), right: giveText(paid.b.right, say) }))
  for (const number of [8, 9, 10, 11]) if (view.paths[number]) told.push(pathSentence(scene, number, () => ''))
  told.push(`${say('outskirts-gate')}: ${monsterSentence(scene, GATE)}`)
  if (view.places[GATE]!.monster) {
    told.push(...[0, 1].map((n) => pathSentence(scene, 12 + n, () =>
      say('path-gate', { path: say(`path-gate${n + 1}`), benefit: benefitText(context.guards[n] ?? {}, say), death: context.gateDeath }))))
  }
  return told
}

function clan(scene: LandsScene, seat: number): string[] {
  const { say, view, table, context } = scene
  const one = view.clan_boards[seat]!
  if (!one.clan) return []
  const lands = one.lands.map(({ land, settler }) => say('own-land', { land: say(`land-${land}`), settler: settler ? say(`member-${settler}`) : 'none' }))
  return [
    say('speak-clan', {
      seat: seatName(table, seat), points: one.score.total, glory: one.glory, reputation: one.reputation, coins: one.coins, dice: one.pool.length,
      traps: one.traps.length, defense: one.defense, potions: one.potion, venoms: one.venom, members: listed(one.members.map(({ member }) => say(`member-${member}`))),
    }),
    say('speak-wages', { seat: seatName(table, seat), wages: one.wages, surplus: one.surplus }),
    ...(one.pool.length ? [say('speak-pool', { seat: seatName(table, seat), dice: one.pool.map((die) => say(`die-${die}`)).join(', ') })] : []),
    ...one.members.map((member) => say('own-member', {
      member: say(`member-${member.member}`), role: member.chief ? 'chief' : 'member', state: member.wounded ? 'wounded' : 'well',
      ability: abilityText(context.members.get(member.kind)!.ability, say), gear: member.gear.map(({ kind }) => say(`gear-${kind}`)).join(', ') || 'none',
      path: member.path ? say(`path-${member.path}`) : 'none', settles: member.settles ? say(`land-${member.settles}`) : 'none',
    })),
    ...(lands.length ? [say('own-lands', { things: lands.join(', ') })] : []),
    ...(one.loot.length ? [say('own-loot', { things: one.loot.map((token) => say(`loot-${token}`)).join(', ') })] : []),
    ...(one.trophies.length ? [say('own-trophies', { things: one.trophies.map((monster) => say(`monster-${monster}`)).join(', ') })] : []),
  ]
}
