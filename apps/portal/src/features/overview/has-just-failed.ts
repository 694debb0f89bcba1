/** Milliseconds after it was made in which a call that failed is not made again by itself: that is for the member to do. */
const JUST_MS = 10_000;

/** Whether a query has failed only now: asking again at once would end the same way. */
export function hasJustFailed({ isError, startedTimeStamp = 0 }: QueryOutcome): boolean {
  return isError && Date.now() - startedTimeStamp < JUST_MS;
}

interface QueryOutcome {
  isError: boolean;
  /** When it was made, in milliseconds since the epoch. */
  startedTimeStamp?: number | undefined;
}
