import { setTimeout as wait } from 'node:timers/promises';

/** The mean time in milliseconds that a call of a flood waits for its refusal, because whoever floods sends the next one after the response. */
const FLOOD_WAIT_MS = 1000;
/** The number of refusals that wait in this process. */
const WAITING_MAX = 200;
let waiting = 0;

/** Waits before a refusal, unless too many wait already (docs/decisions/0202). */
export async function slowDown(): Promise<void> {
  if (waiting >= WAITING_MAX) return;
  waiting += 1;
  // Calls that came at once are not answered at once, because the calls of others would wait for all of these answers.
  await wait(FLOOD_WAIT_MS * (0.5 + Math.random()));
  waiting -= 1;
}
