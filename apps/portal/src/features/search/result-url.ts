import type { SearchHit, SearchKind } from '@mijn/domain/search';
import { urlWithFile } from '../../shared/files/use-open-file.ts';

interface SearchList {
  title: string;
  path: string;
  /** The path pattern of the page of one hit. Hits of a kind without such a page open over the list. */
  page: string | undefined;
  hitParameter: string | undefined;
}

export type SearchLists = Readonly<Partial<Record<SearchKind, SearchList>>>;

/** Returns the URL of a list with the same search. */
export const listUrl = ({ path }: SearchList, q: string): string =>
  `${path}?${new URLSearchParams({ zoek: q }).toString()}`;

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
