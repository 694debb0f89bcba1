import type { SearchHit, SearchKind } from '@mijn/domain/search';
import { addressWithFile } from '../../shared/files/use-open-file.ts';

/** Where the hits of one kind are shown. */
interface SearchList {
  title: string;
  path: string;
  /** The pattern of the page of one of them; the others open over their list. */
  page: string | undefined;
  /** Whether the list opens with the words of the search. */
  isSearchable: boolean;
}

export type SearchLists = Readonly<Partial<Record<SearchKind, SearchList>>>;

/** The list of a kind, searched for the same words; undefined for one that can't be searched. */
export function listAddress(list: SearchList, q: string): string | undefined {
  return list.isSearchable ? `${list.path}?${new URLSearchParams({ zoek: q }).toString()}` : undefined;
}

/**
 * Where a hit is shown: its own page, or the list with the file open over it. What was found in a text opens at its page,
 * with the words marked.
 */
export function hitAddress({ path, page }: SearchList, { id, match }: SearchHit, q: string): string {
  const own = page?.replace(/:\w+/u, id);
  if (own !== undefined && !match) return own;
  const search = new URLSearchParams(match ? { zoek: q } : {});
  return (own ?? path) + addressWithFile(search, match?.file_id ?? id, match?.page);
}
