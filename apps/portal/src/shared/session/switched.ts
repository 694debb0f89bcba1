/** The state of a navigation by a switch of association. A link and Back do not have it. */
export const SWITCHED = { isSwitched: true } as const;

export const isSwitched = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSwitched' in state;
