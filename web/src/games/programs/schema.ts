// Made from the game's view, events and actions by `python -m herna.server.page_types`; a test keeps it current.

/** Carry out this one of several programs. */
export type ChooseEffect = {
  do: 'choose-effect'
  effect: number
}

/** Leave what one may do. */
export type SkipEffect = {
  do: 'skip-effect'
}

/** Carry out what one may. */
export type UseEffect = {
  do: 'use-effect'
}
