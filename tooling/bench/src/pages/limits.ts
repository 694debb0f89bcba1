export interface Limit {
  name: string;
  found: number;
  /** The budget, inclusive. Undefined if the figure has no budget. */
  max: number | undefined;
}

/** A figure that could not be measured is above its budget. */
export const missesOfLimits = (limits: readonly Limit[]): string[] =>
  limits.flatMap(({ name, found, max }) =>
    max === undefined || found <= max ? [] : [`${name} above ${max}`],
  );

export const verdictOf = (misses: readonly string[]): string =>
  misses.length === 0 ? 'kept' : `NOT KEPT: ${misses.join(', ')}`;
