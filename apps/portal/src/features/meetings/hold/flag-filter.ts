/** A filter that shows all rows, or only those for which something is true or false. */
export type FlagFilter = 'all' | 'yes' | 'no';

export function filterOf(flag: boolean | undefined): FlagFilter {
  if (flag === undefined) return 'all';
  return flag ? 'yes' : 'no';
}

export const flagOf = (filter: FlagFilter): boolean | undefined =>
  filter === 'all' ? undefined : filter === 'yes';
