import type { Facts, Say } from '../../kit/types'
import { AFFINITIES, type Ability, type Benefit, type Colour, type Give, type Slot } from './content'

// What cards do, as sentences made from their words.

const kebab = (text: string): string => text.replaceAll('_', '-')
const THINGS = ['coins', 'glory', 'trophies', 'defense', 'potion', 'venom', 'trap', 'loot', 'free_hire', 'free_equipment'] as const

export function list(things: string[], say: Say): string {
  return things.join(', ') || say('nothing')
}

export function diceText(dice: readonly string[], say: Say): string {
  return list(dice.map((die) => say(`die-${die}`)), say)
}

/** Spaces for dice in words. */
export function slotsText(slots: Slot[], say: Say): string {
  return list(slots.map((slot) => say(`slot-${slot}`)), say)
}

export function giveText(give: Give | undefined, say: Say): string {
  if (!give) return say('nothing')
  const things = THINGS.flatMap((name) => (give[name] ? [say(`give-${kebab(name)}`, { n: give[name] })] : []))
  return list([...things, ...(give.dice ?? []).map((die) => say(`die-${die}`))], say)
}

export function benefitText(benefit: Benefit, say: Say): string {
  const plain = (['defense', 'coins', 'potion', 'venom'] as const).flatMap((name) =>
    benefit[name] ? [say(`benefit-${name}`, { n: benefit[name] })] : [])
  const { reroll } = benefit
  return list([...plain, ...(reroll ? [say('benefit-reroll', { n: reroll.n, dice: diceText(reroll.dice, say) })] : [])], say)
}

function facts(word: Ability, say: Say): Facts {
  const scopes = (names: string[] | undefined): string => list((names ?? []).map((one) => say(`scope-${one}`)), say)
  const dice = Array.isArray(word.dice) ? diceText(word.dice, say) : (word.dice ?? 0)
  switch (word.op) {
    case 'defense': {
      const vs = word.vs ?? AFFINITIES
      return { vs: vs.length === AFFINITIES.length ? 'all' : list(vs.map((one) => say(`affinity-${one}`)), say) }
    }
    case 'die_bonus':
      return { die: say(`die-${word.die}`), scope: scopes(word.scope) }
    case 'total_bonus':
      return { for: scopes(word.for) }
    case 'reroll':
      return { dice, scope: scopes(word.scope), distinct: word.distinct ? 'yes' : 'no' }
    case 'gain': {
      const given = word.give ? [word.give] : (word.choose ?? [])
      return { when: say(`moment-${kebab(word.when ?? 'any')}`), what: given.map((one) => giveText(one, say)).join(' / ') }
    }
    case 'buy_die':
      return { coins: word.pay?.coins ?? 0, die: say(`die-${word.die}`) }
    case 'discount':
      return { building: say(`building-${word.building}`) }
    case 'convert_die':
      return {
        from: word.from === 'any' || !word.from ? say('any-die') : diceText(word.from, say),
        to: word.to === 'any_other' || !word.to ? say('any-other-die') : diceText(word.to as Colour[], say),
      }
    case 'ban':
      return { what: list((word.what ?? []).map((one) => say(`banned-${kebab(one)}`)), say) }
    default:
      return { dice, ...(word.die ? { die: say(`die-${word.die}`) } : {}), ...(word.sell_coins ? { coins: word.sell_coins } : {}) }
  }
}

/** What a card does, in a sentence. */
export function abilityText(word: Ability, say: Say): string {
  return say(`ability-${kebab(word.op)}`, { n: word.n ?? 0, ...facts(word, say) })
}
