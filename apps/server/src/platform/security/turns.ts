import { COSTLY_CALLS_AT_ONCE, COSTLY_CALLS_WAITING_MAX } from '@mijn/domain/limits';

/** Ends a turn. Further calls do nothing. */
export type EndTurn = () => void;

export interface WaitOptions {
  /** The maximum time to wait for the turn, in milliseconds. */
  waitMs: number;
  signal?: AbortSignal;
}

/** The turns of costly work in this process, so that no member has all of it (docs/decisions/0202). */
export interface Turns {
  /** Returns undefined if the holder's line is full, the wait was too long, or the work is not needed any more. */
  take: (holder: string, options: WaitOptions) => Promise<EndTurn | undefined>;
}

interface Line {
  taken: number;
  /** The functions that begin the turns that wait, in their order. */
  waiting: Set<() => void>;
}

/** Creates the turns of a process. A holder without turns takes no memory. */
export function createTurns(): Turns {
  const lines = new Map<string, Line>();

  const endOf = (holder: string, line: Line): EndTurn => {
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      const [next] = line.waiting;
      if (next) next();
      else {
        line.taken -= 1;
        if (line.taken === 0) lines.delete(holder);
      }
    };
  };

  const wait = (line: Line, { waitMs, signal }: WaitOptions): Promise<boolean> =>
    new Promise((resolve) => {
      const leave = (): void => end(false);
      const begin = (): void => end(true);
      const timer = setTimeout(leave, waitMs);
      const end = (hasTurn: boolean): void => {
        clearTimeout(timer);
        line.waiting.delete(begin);
        signal?.removeEventListener('abort', leave);
        resolve(hasTurn);
      };
      line.waiting.add(begin);
      signal?.addEventListener('abort', leave);
    });

  return {
    take: async (holder, options) => {
      if (options.signal?.aborted) return undefined;
      const line = lines.get(holder) ?? { taken: 0, waiting: new Set() };
      lines.set(holder, line);
      if (line.taken < COSTLY_CALLS_AT_ONCE) {
        line.taken += 1;
        return endOf(holder, line);
      }
      if (line.waiting.size >= COSTLY_CALLS_WAITING_MAX) return undefined;
      // The turn of the previous work is passed on, so that the turn stays taken.
      return (await wait(line, options)) ? endOf(holder, line) : undefined;
    },
  };
}
