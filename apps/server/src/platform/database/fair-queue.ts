import { AsyncLocalStorage } from 'node:async_hooks';

const holders = new AsyncLocalStorage<string>();

/** Runs a call whose searches count as those of one member. */
export const asSearcher = <Result>(holder: string, run: () => Result): Result => holders.run(holder, run);

interface FairQueue {
  run: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** Returns the number of tasks that wait. */
  countWaiting: () => number;
}

interface FairOptions {
  /** The longest time that a task waits, in milliseconds. */
  waitMs: number;
  /** Creates the error of a task that waited too long. */
  onTooLong: () => Error;
  /** Returns a time that only goes forward. */
  now?: () => number;
}

/** A member with tasks that run or wait. */
interface Member {
  /** The time that the tasks of the member took, and before them those of whoever had the least when the member came. */
  spent: number;
  running: number;
  waiting: Set<() => void>;
}

/**
 * Creates a queue that runs a number of tasks at a time. The next one is of the member whose tasks took the least time. One
 * search is nine statements or more, so in a plain queue those of another member wait for all of them (docs/decisions/0202).
 */
export function createFairQueue(
  max: number,
  { waitMs, onTooLong, now = () => performance.now() }: FairOptions,
): FairQueue {
  const members = new Map<string, Member>();
  let running = 0;

  const memberOf = (holder: string): Member => {
    const least = Math.min(...[...members.values()].map(({ spent }) => spent));
    const spent = Number.isFinite(least) ? least : 0;
    const member = members.get(holder) ?? { spent, running: 0, waiting: new Set() };
    members.set(holder, member);
    return member;
  };

  const forgetIdle = (holder: string, { running: own, waiting }: Member): void => {
    if (own === 0 && waiting.size === 0) members.delete(holder);
  };

  const start = (member: Member): void => {
    running += 1;
    member.running += 1;
  };

  const turnOf = (holder: string, member: Member): Promise<void> =>
    new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer);
        member.waiting.delete(begin);
        start(member);
        resolve();
      };
      const timer = setTimeout(() => {
        member.waiting.delete(begin);
        forgetIdle(holder, member);
        reject(onTooLong());
      }, waitMs).unref();
      if (running < max) begin();
      else member.waiting.add(begin);
    });

  const end = (holder: string, member: Member, ms: number): void => {
    running -= 1;
    member.running -= 1;
    member.spent += ms;
    forgetIdle(holder, member);
    const [next] = [...members.values()]
      .filter(({ waiting }) => waiting.size > 0)
      .toSorted((one, other) => one.spent - other.spent);
    const [begin] = next?.waiting ?? [];
    begin?.();
  };

  return {
    run: async (task) => {
      const holder = holders.getStore() ?? '';
      const member = memberOf(holder);
      await turnOf(holder, member);
      const from = now();
      try {
        return await task();
      } finally {
        end(holder, member, now() - from);
      }
    },
    countWaiting: () => [...members.values()].reduce((sum, { waiting }) => sum + waiting.size, 0),
  };
}
