/** The location state of a switch of association. Links and the Back button do not set it. */
export const SWITCHED = { isSwitched: true } as const;

export const isSwitched = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSwitched' in state;
