/** The state of an address that a switch of association leads to, so that it can be told from a link and from Back. */
export const SWITCHED = { isSwitched: true } as const;

export const isSwitched = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSwitched' in state;
