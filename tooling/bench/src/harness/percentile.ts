/** Returns the smallest figure for which at least this share of all figures is not larger. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const found = sorted[Math.ceil(share * sorted.length) - 1];
  if (found === undefined) throw new Error('There are no figures.');
  return found;
}

export const median = (figures: readonly number[]): number => percentile(figures, 0.5);
