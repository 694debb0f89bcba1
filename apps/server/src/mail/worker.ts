import { setTimeout as wait } from 'node:timers/promises';
import { deliverNext, type Delivery } from './deliver.ts';

/** Milliseconds between two looks into the outbox. */
const POLL_MS = 1000;

/** Sends what is in the outbox until it is stopped. While the database is away it keeps trying. */
export function startMailWorker(delivery: Delivery): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const hadOne = await deliverNext(delivery).catch(() => false);
      if (!hadOne) await wait(POLL_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const done = work();
  return {
    stop: async () => {
      stopping.abort();
      await done;
      delivery.transport.close();
    },
  };
}
