import type { FastifyBaseLogger } from 'fastify';

/** The number of refused calls in a second that have a line of their own. Members together cause fewer. */
const LINES_PER_SECOND = 20;

const SECOND = 1000;

const KINDS_MAX = 10;

interface RefusedCall {
  method: string;
  route: string;
  status: number;
}

interface Clock {
  /** Returns a time that only goes forward, in milliseconds. */
  now: () => number;
  /** Runs a function a second later. Returns a function that cancels it. */
  afterSecond: (run: () => void) => () => void;
}

const REAL_CLOCK: Clock = {
  now: () => performance.now(),
  afterSecond: (run) => {
    const timer = setTimeout(run, SECOND).unref();
    return () => clearTimeout(timer);
  },
};

export interface RefusalLog {
  /** Counts a refused call. Returns whether it has a line of its own, which the caller writes. */
  take: (call: RefusedCall) => boolean;
  /** Returns whether refused calls have lines of their own at the moment. */
  isCalm: () => boolean;
  flush: () => void;
}

/** After 20 lines in a second, counts refused calls in one line a second, so that a flood never fills the disk. */
export function createRefusalLog(log: Pick<FastifyBaseLogger, 'info'>, clock = REAL_CLOCK): RefusalLog {
  let from = 0;
  let lines = 0;
  let cancel: (() => void) | undefined;
  const counts = new Map<string, RefusedCall & { count: number }>();

  const write = (): number => {
    const kinds = [...counts.values()].toSorted((one, other) => other.count - one.count);
    const refused = kinds.reduce((sum, { count }) => sum + count, 0);
    counts.clear();
    if (refused > 0) log.info({ refused, calls: kinds.slice(0, KINDS_MAX) }, 'refused calls');
    return refused;
  };
  const countOn = (): void => {
    cancel = clock.afterSecond(() => {
      if (write() > LINES_PER_SECOND) countOn();
      else cancel = undefined;
    });
  };
  const isFull = (): boolean => {
    const now = clock.now();
    if (now - from >= SECOND) [from, lines] = [now, 0];
    lines += 1;
    return lines > LINES_PER_SECOND;
  };

  return {
    take: (call) => {
      if (cancel === undefined && !isFull()) return true;
      if (cancel === undefined) countOn();
      const kind = `${call.method} ${call.route} ${call.status}`;
      const known = counts.get(kind);
      if (known) known.count += 1;
      else counts.set(kind, { ...call, count: 1 });
      return false;
    },
    isCalm: () => cancel === undefined,
    flush: () => {
      cancel?.();
      cancel = undefined;
      write();
    },
  };
}
