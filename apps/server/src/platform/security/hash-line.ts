/** Members have a known browser, a session or a mailed link. They go first, so that strangers make none wait. */
type Lane = 'member' | 'stranger';

/** Whose turn it is: the id of a member, or the client of a stranger. */
export interface Holder {
  lane: Lane;
  id: string;
}

interface HashLine {
  /** @throws the error of `onRefused` if too many wait, or if the wait was too long. */
  run: <Result>(holder: Holder, task: () => Promise<Result>) => Promise<Result>;
  /** Returns whether the holder would be refused now. */
  isFull: (holder: Holder) => boolean;
}

interface LineOptions {
  atOnce: number;
  /** The number that may wait in each lane. */
  waitingMax: number;
  /** The longest time that one waits, in milliseconds. */
  waitMs: number;
  onRefused: () => Error;
}

interface Waiting {
  begin: () => void;
  refuse: () => void;
}

/** Who waits in one lane, by holder. The first holder has the next turn, and goes to the end after it. */
type Waits = Map<string, Waiting[]>;

const countIn = (waits: Waits): number => [...waits.values()].reduce((sum, own) => sum + own.length, 0);

function remove(waits: Waits, id: string, one: Waiting): void {
  const others = (waits.get(id) ?? []).filter((other) => other !== one);
  if (others.length === 0) waits.delete(id);
  else waits.set(id, others);
}

/** Takes the first of the holder whose turn it is, and lets the other holders go before its further ones. */
function takeNext(waits: Waits): Waiting | undefined {
  const [first] = waits;
  if (!first) return undefined;
  const [id, [next, ...rest]] = first;
  waits.delete(id);
  if (rest.length > 0) waits.set(id, rest);
  return next;
}

/** Returns the last one of the holder with the most, if that holder has more than another one would have with one more. */
function findOverdrawn(waits: Waits, id: string): Waiting | undefined {
  const own = waits.get(id)?.length ?? 0;
  const [most] = [...waits.values()].toSorted((one, other) => other.length - one.length);
  return most && most.length > own + 1 ? most.at(-1) : undefined;
}

/**
 * Creates the line for hashes, in which holders take turns and members go before strangers (docs/decisions/0219). A holder with
 * many gives up places of its own when a lane is full, so that one client never fills it.
 */
export function createHashLine({ atOnce, waitingMax, waitMs, onRefused }: LineOptions): HashLine {
  const lanes: Record<Lane, Waits> = { member: new Map(), stranger: new Map() };
  let running = 0;

  const wait = ({ lane, id }: Holder): Promise<void> =>
    new Promise((resolve, reject) => {
      const waits = lanes[lane];
      if (countIn(waits) >= waitingMax) {
        const overdrawn = findOverdrawn(waits, id);
        if (!overdrawn) {
          reject(onRefused());
          return;
        }
        overdrawn.refuse();
      }
      const one: Waiting = {
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
        refuse: () => {
          clearTimeout(timer);
          remove(waits, id, one);
          reject(onRefused());
        },
      };
      const timer = setTimeout(one.refuse, waitMs);
      waits.set(id, [...(waits.get(id) ?? []), one]);
    });

  return {
    isFull: ({ lane, id }) =>
      countIn(lanes[lane]) >= waitingMax && findOverdrawn(lanes[lane], id) === undefined,
    run: async (holder, task) => {
      if (running < atOnce) running += 1;
      // The turn of the previous task is passed on, so that it stays taken.
      else await wait(holder);
      try {
        return await task();
      } finally {
        const next = takeNext(lanes.member) ?? takeNext(lanes.stranger);
        if (next) next.begin();
        else running -= 1;
      }
    },
  };
}
