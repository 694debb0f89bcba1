import { setTimeout as wait } from 'node:timers/promises';
import type { Queries } from '../../platform/database/index.ts';
import { listRunningServers } from '../../platform/servers/servers.repository.ts';

/** Does a piece of the import and then rests, while a server runs, so that its members get the processor too. */
export type Pace = <T>(work: () => Promise<T>) => Promise<T>;

/** The time to rest, as a part of the time that the work took. */
const REST = 1;

/** The time between two looks at which servers run, in milliseconds. */
const LOOK_EVERY_MS = 5000;

export function createPace(queries: Queries): Pace {
  let [lookedAt, isServed] = [-LOOK_EVERY_MS, false];
  return async (work) => {
    const started = performance.now();
    if (started - lookedAt >= LOOK_EVERY_MS) {
      isServed = (await listRunningServers(queries)).length > 0;
      lookedAt = started;
    }
    const result = await work();
    if (isServed) await wait((performance.now() - started) * REST);
    return result;
  };
}
