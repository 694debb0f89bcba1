export function median(figures: readonly number[]): number {
  const middle = figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)];
  if (middle === undefined) throw new Error('There are no figures.');
  return middle;
}
