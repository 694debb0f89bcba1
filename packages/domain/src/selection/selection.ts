/** Returns a selection with as many of the items as the maximum (inclusive) allows, so that no selected item disappears unasked. */
export function selectedWith(selected: readonly string[], ids: readonly string[], max: number): string[] {
  const added = ids.filter((id) => !selected.includes(id));
  return [...selected, ...added.slice(0, Math.max(0, max - selected.length))];
}

export const selectedWithout = (selected: readonly string[], ids: readonly string[]): string[] =>
  selected.filter((id) => !ids.includes(id));

export const unseenCount = (selected: readonly string[], shown: readonly string[]): number =>
  selectedWithout(selected, shown).length;

export function selectedOf(shown: readonly string[], selected: readonly string[]): 'none' | 'some' | 'all' {
  const count = shown.filter((id) => selected.includes(id)).length;
  if (count === 0) return 'none';
  return count === shown.length ? 'all' : 'some';
}
