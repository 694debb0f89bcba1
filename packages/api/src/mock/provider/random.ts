export interface Random {
  /** Returns an integer from `from` to `to` (both inclusive). */
  int: (from: number, to: number) => number;
  /** Returns one of a list. @throws Error if the list is empty. */
  pick: <T>(list: readonly T[]) => T;
  /** Returns true with a chance from 0 to 1. */
  chance: (share: number) => boolean;
}

const hash = (text: string): number => {
  let value = 2_166_136_261;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return value >>> 0;
};

/** Returns the random numbers of a seed (mulberry32). @param seed such as `1/todos/1001`. */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 1_831_565_813) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const at = <T>(list: readonly T[], index: number): T => {
    const found = list[index % list.length];
    if (found === undefined) throw new Error('There is nothing to pick from.');
    return found;
  };
  return {
    int,
    pick: (list) => at(list, int(0, list.length - 1)),
    chance: (share) => next() < share,
  };
}
