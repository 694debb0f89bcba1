/** The same seed always gives the same values. */
export interface Dice {
  /** Both ends are inclusive. */
  between(low: number, high: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
  /** Returns different choices, in their original order. */
  some<T>(choices: readonly T[], count: number): T[];
}

/** FNV-1a with 32 bits gives similar file names different seeds. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** The algorithm is mulberry32. */
export function diceFor(seed: string): Dice {
  let state = seedOf(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    between,
    pick: (choices) => choices[between(0, choices.length - 1)] ?? choices[0],
    some: (choices, count) =>
      choices
        .map((choice, index) => ({ choice, index, rank: next() }))
        .sort((one, other) => one.rank - other.rank)
        .slice(0, count)
        .sort((one, other) => one.index - other.index)
        .map(({ choice }) => choice),
  };
}
