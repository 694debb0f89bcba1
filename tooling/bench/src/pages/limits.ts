/** A figure and its budget. */
export interface Limit {
  /** The name of the figure, with its unit. */
  name: string;
  found: number;
  /** The budget, inclusive. Undefined if the figure has no budget. */
  max: number | undefined;
}

/** Returns the figures above their budget, as text. A figure that could not be measured is above its budget. */
export const missesOfLimits = (limits: readonly Limit[]): string[] =>
  limits.flatMap(({ name, found, max }) =>
    max === undefined || found <= max ? [] : [`${name} above ${max}`],
  );

/** Returns the end of a row: whether its budgets are kept, and otherwise which are not. */
export const verdictOf = (misses: readonly string[]): string =>
  misses.length === 0 ? 'kept' : `NOT KEPT: ${misses.join(', ')}`;
