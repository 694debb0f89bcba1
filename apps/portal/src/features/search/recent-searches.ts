import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import { tableChanged } from '../../shared/store/persisted.slices.ts';

export const RECENT_MAX = 5;

const SEPARATOR = '\n';

/** Returns the last searches with a new one in front, each of them once. Capitals make no difference. */
export function withSearch(recent: readonly string[], q: string): string[] {
  const isSame = (other: string) => other.toLocaleLowerCase('nl') === q.toLocaleLowerCase('nl');
  return [q, ...recent.filter((other) => !isSame(other))].slice(0, RECENT_MAX);
}

/**
 * Returns the last searches of the member. They are kept in this browser, and the logout clears them
 * (docs/product.md#search).
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
