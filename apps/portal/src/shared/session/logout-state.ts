/** The location state of a navigation to /logout after the member was told that drafts are removed. */
export const DRAFTS_GO = { doDraftsGo: true } as const;

export const doDraftsGo = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'doDraftsGo' in state;

export interface EndedSession {
  /** The id of the session; null if the back end has no names for sessions. */
  endedSession: string | null;
}

const isEndedSession = (state: unknown): state is EndedSession =>
  typeof state === 'object' &&
  state !== null &&
  'endedSession' in state &&
  (state.endedSession === null || typeof state.endedSession === 'string');

export const endedSessionOf = (state: unknown): string | null | undefined =>
  isEndedSession(state) ? state.endedSession : undefined;
