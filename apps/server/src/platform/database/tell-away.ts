import type { FastifyBaseLogger } from 'fastify';

/** The interval between two lines about a database that does not answer, in milliseconds. */
const TELL_EVERY_MS = 60_000;

/** Returns a function that calls another one at most once a minute. */
export function onceAMinute(tell: () => void): () => void {
  let told = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - told < TELL_EVERY_MS) return;
    told = now;
    tell();
  };
}

/** Tells the log when a database does not answer, every minute how long that has lasted, and when it answers again. */
export function createAwayLog(log: Pick<FastifyBaseLogger, 'error' | 'info'>): (responds: boolean) => void {
  let timer: NodeJS.Timeout | undefined;
  return (responds) => {
    clearInterval(timer);
    if (responds) {
      log.info('the database answers again');
      return;
    }
    const since = performance.now();
    log.error('the database does not answer');
    timer = setInterval(() => {
      const away_s = Math.round((performance.now() - since) / 1000);
      log.error({ away_s }, 'the database still does not answer');
    }, TELL_EVERY_MS).unref();
  };
}
