/** The ids of the selected rows. The rows of other pages stay selected. */
export interface Selection<Row> {
  selected: readonly string[];
  onSelect: (selected: string[]) => void;
  /** Returns the name of a row for screen readers, such as "factuur 2026-0817". */
  nameOf: (row: Row) => string;
}

/** Returns whether none, some or all rows of a page are selected. */
export function chosenOf(ids: readonly string[], selected: readonly string[]): 'none' | 'some' | 'all' {
  const count = ids.filter((id) => selected.includes(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

export function choose(ids: readonly string[], selected: readonly string[], isChosen: boolean): string[] {
  const others = selected.filter((id) => !ids.includes(id));
  return isChosen ? [...others, ...ids] : others;
}
