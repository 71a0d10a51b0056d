import { Lexicon } from '../../kit/lexicon.svelte'

/** The things of the game in the words of the server, with the clauses about them. */
export const texts = new Lexicon('eight_minute_legends')
