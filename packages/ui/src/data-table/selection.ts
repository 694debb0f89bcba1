/** Which rows are chosen, by id: those of other pages stay chosen. */
export interface Selection<Row> {
  selected: readonly string[];
  onSelect: (selected: string[]) => void;
  /** What a screen reader calls the row: "factuur 2026-0817". */
  nameOf: (row: Row) => string;
}

/** How much of a page is chosen. */
export function chosenOf(ids: readonly string[], selected: readonly string[]): 'none' | 'some' | 'all' {
  const count = ids.filter((id) => selected.includes(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

/** The choice after ticking or clearing these rows. */
export function choose(ids: readonly string[], selected: readonly string[], isChosen: boolean): string[] {
  const others = selected.filter((id) => !ids.includes(id));
  return isChosen ? [...others, ...ids] : others;
}
