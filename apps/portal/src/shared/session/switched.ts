/**
 * The location state of a navigation that a switch of association causes. Links and the Back button do not
 * set this state.
 */
export const SWITCHED = { isSwitched: true } as const;

export const isSwitched = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSwitched' in state;
