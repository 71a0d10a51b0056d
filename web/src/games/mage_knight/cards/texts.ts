import { Lexicon } from '../../../kit/lexicon.svelte'

/** Cards, units, skills, tactics, enemies, sites, terrains and abilities in the words of the server. */
export const texts = new Lexicon('mage_knight')
