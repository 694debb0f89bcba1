import type { FastifyBaseLogger } from 'fastify';

/** The number of refused calls in a second that have a line of their own. Members together cause fewer. */
const LINES_PER_SECOND = 20;

const SECOND = 1000;

/** The maximum number of kinds of calls in one line. */
const KINDS_MAX = 10;

/** A refused call as the log names it. */
interface RefusedCall {
  method: string;
  route: string;
  status: number;
}

/** The time. Tests have another one. */
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

/** Decides which refused calls have a line in the log. */
export interface RefusalLog {
  /** Counts a refused call. Returns whether it has a line of its own, which the caller writes. */
  take: (call: RefusedCall) => boolean;
  /** Returns whether refused calls have lines of their own at the moment. */
  isCalm: () => boolean;
  /** Writes what was counted and is not written yet. */
  flush: () => void;
}

/**
 * Creates the log of refused calls. After 20 lines in a second, refused calls are counted, and one line each second says how many
 * there were, until a second has no more than 20. Otherwise a flood of refused calls fills the disk with its log.
 */
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
