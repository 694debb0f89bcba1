import { setTimeout as wait } from 'node:timers/promises';

/** The time in milliseconds that a call of a flood waits for its refusal, because whoever floods sends the next one after the response. */
const FLOOD_WAIT_MS = 1000;
/** The number of refusals that wait in this process. */
const WAITING_MAX = 200;
let waiting = 0;

/** Waits before a refusal, unless too many wait already (docs/decisions/0202). */
export async function slowDown(): Promise<void> {
  if (waiting >= WAITING_MAX) return;
  waiting += 1;
  await wait(FLOOD_WAIT_MS);
  waiting -= 1;
}
