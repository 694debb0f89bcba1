import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import { tableChanged } from '../../shared/store/persisted.slices.ts';

/** The maximum number of last searches that are kept per association. */
export const RECENT_MAX = 5;

/** Separates the searches in the stored text. A search has no line breaks. */
const SEPARATOR = '\n';

/** Returns the last searches with a new one in front, each of them once. Capitals make no difference. */
export function withSearch(recent: readonly string[], q: string): string[] {
  const isSame = (other: string) => other.toLocaleLowerCase('nl') === q.toLocaleLowerCase('nl');
  return [q, ...recent.filter((other) => !isSame(other))].slice(0, RECENT_MAX);
}

/**
 * Returns the last searches of the member in an association, with functions to add one and to forget them. They are
 * kept with the settings of the lists in this browser, which the logout clears (docs/product.md#search).
 */
export function useRecentSearches(associationId: string) {
  const key = `search/${associationId}`;
  const stored = useAppSelector(({ tables }) => tables[key]?.['recent']);
  const dispatch = useAppDispatch();
  const recent = typeof stored === 'string' ? stored.split(SEPARATOR).filter(Boolean) : [];
  const keep = (searches: readonly string[]) =>
    dispatch(tableChanged({ key, settings: { recent: searches.join(SEPARATOR) } }));
  return {
    recent,
    add: (q: string) => q !== '' && keep(withSearch(recent, q)),
    forget: () => keep([]),
  };
}
