import type { SearchHit, SearchKind } from '@mijn/domain/search';
import { urlWithFile } from '../../shared/files/use-open-file.ts';

interface SearchList {
  title: string;
  path: string;
  /** The path pattern of the page of one hit. Hits of a kind without such a page open over the list. */
  page: string | undefined;
  hitParameter: string | undefined;
  /** Whether a link to the list can include the words of the search. */
  isSearchable: boolean;
}

export type SearchLists = Readonly<Partial<Record<SearchKind, SearchList>>>;

/** Returns the URL of a list with the same search, or undefined if the list cannot be searched. */
export function listUrl(list: SearchList, q: string): string | undefined {
  return list.isSearchable ? `${list.path}?${new URLSearchParams({ zoek: q }).toString()}` : undefined;
}

/**
 * Returns the page of a hit, the list with this hit alone, or the list with the file opened over it. A hit in the text of
 * a file opens at the matching page, with the words marked.
 */
export function hitUrl(
  { path, page, hitParameter }: SearchList,
  { id, match }: Pick<SearchHit, 'id'> & Partial<Pick<SearchHit, 'match'>>,
  q: string,
): string {
  const own = page?.replace(/:\w+/u, id);
  const search = new URLSearchParams(hitParameter === undefined ? {} : { [hitParameter]: id });
  if (!match && (own !== undefined || hitParameter !== undefined))
    return own ?? `${path}?${search.toString()}`;
  if (match) search.set('zoek', q);
  return (own ?? path) + urlWithFile(search, match?.file_id ?? id, match?.page);
}
