import type { DocumentsQuery } from '@mijn/domain/archive';

/** What a member set above the documents. It stands in the address, so that a link shows the same. */
export interface ArchiveFilters {
  q?: string;
  groupId?: string;
  year?: number;
  tag?: string;
  withHidden?: boolean;
  page?: number;
}

const names = {
  q: 'zoek',
  groupId: 'groep',
  year: 'jaar',
  tag: 'label',
  withHidden: 'verborgen',
  page: 'pagina',
} as const;

/** A whole number above zero; undefined for anything else. */
export const positive = (text: string | null): number | undefined => {
  const figure = Number(text);
  return Number.isInteger(figure) && figure > 0 ? figure : undefined;
};

/** The filters that an address holds. What makes no sense is left out. */
export function readFilters(search: URLSearchParams): ArchiveFilters {
  const [year, page] = [positive(search.get(names.year)), positive(search.get(names.page))];
  const [q, groupId, tag] = [search.get(names.q), search.get(names.groupId), search.get(names.tag)];
  return {
    ...(q ? { q } : {}),
    ...(groupId ? { groupId } : {}),
    ...(year ? { year } : {}),
    ...(tag ? { tag } : {}),
    ...(search.get(names.withHidden) === 'ja' ? { withHidden: true } : {}),
    ...(page && page > 1 ? { page } : {}),
  };
}

/** The filters as the search part of an address; empty without any. */
export function writeFilters(filters: ArchiveFilters): string {
  const search = new URLSearchParams();
  if (filters.q) search.set(names.q, filters.q);
  if (filters.groupId) search.set(names.groupId, filters.groupId);
  if (filters.year) search.set(names.year, String(filters.year));
  if (filters.tag) search.set(names.tag, filters.tag);
  if (filters.withHidden) search.set(names.withHidden, 'ja');
  if (filters.page && filters.page > 1) search.set(names.page, String(filters.page));
  const text = search.toString();
  return text && `?${text}`;
}

/** The filters as the query of the call. A search shows the best hits first, the rest the newest. */
export function toQuery(filters: ArchiveFilters): Partial<DocumentsQuery> {
  const { q, groupId, year, tag, withHidden, page } = filters;
  return {
    sort: q ? '-relevance' : '-document_date',
    ...(q ? { q } : {}),
    ...(groupId ? { group_id: groupId } : {}),
    ...(year ? { year } : {}),
    ...(tag ? { tag } : {}),
    ...(withHidden ? { with_hidden: true } : {}),
    ...(page ? { page } : {}),
  };
}
