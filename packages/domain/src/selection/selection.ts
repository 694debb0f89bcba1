/**
 * Returns a selection with more items. The items that are selected already stay, and the first of the others are added
 * as far as the maximum allows, so that no item disappears from a selection unasked.
 * @param max the maximum number of selected items (inclusive).
 */
export function selectedWith(selected: readonly string[], ids: readonly string[], max: number): string[] {
  const added = ids.filter((id) => !selected.includes(id));
  return [...selected, ...added.slice(0, Math.max(0, max - selected.length))];
}

/** Returns a selection without the given items. */
export const selectedWithout = (selected: readonly string[], ids: readonly string[]): string[] =>
  selected.filter((id) => !ids.includes(id));

/** Returns how many selected items are not on the shown page, because of a filter or because they are on another page. */
export const unseenCount = (selected: readonly string[], shown: readonly string[]): number =>
  selectedWithout(selected, shown).length;

/** Returns whether none, some or all of the shown items are selected. */
export function selectedOf(shown: readonly string[], selected: readonly string[]): 'none' | 'some' | 'all' {
  const count = shown.filter((id) => selected.includes(id)).length;
  if (count === 0) return 'none';
  return count === shown.length ? 'all' : 'some';
}
