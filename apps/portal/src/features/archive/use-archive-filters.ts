import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../shared/api/hooks.ts';
import { tableChanged } from '../../shared/session/tables.slice.ts';
import { type ArchiveFilters, positive, readFilters, writeFilters } from './archive-filters.ts';

/** The parameter that opens a document over the list; it is no filter. */
const OPEN = 'document';
/** The page of it where what was searched for stands. */
const OPEN_AT = 'bladzijde';

/** What a filter is changed to; undefined takes it away. */
export type FilterChanges = { [Name in keyof ArchiveFilters]: ArchiveFilters[Name] | undefined };

/** The filters that are kept for the next visit: all but the search and the page. */
function keptOf({ groupId, year, tag, withHidden }: ArchiveFilters) {
  return {
    ...(groupId ? { groupId } : {}),
    ...(year ? { year } : {}),
    ...(tag ? { tag } : {}),
    ...(withHidden ? { withHidden } : {}),
  };
}

/** Keeps the filters per association (specification §3), and brings them back for who comes without any of their own. */
function useKeptFilters(associationId: string, isOwnAddress: boolean): void {
  const key = `archive/${associationId}`;
  const [search, setSearch] = useSearchParams();
  const dispatch = useAppDispatch();
  const kept = useAppSelector(({ tables }) => tables[key]?.filters);
  const isArriving = useRef(true);
  const current = search.toString();

  useEffect(() => {
    const isWithout = !isOwnAddress || (isArriving.current && current === '');
    const restored = isWithout && kept ? writeFilters(kept) : '';
    isArriving.current = false;
    if (restored || !isOwnAddress) setSearch(restored, { replace: true });
    else {
      const filters = keptOf(readFilters(new URLSearchParams(current)));
      dispatch(tableChanged({ key, settings: { filters } }));
    }
    // What is kept changes with every run; only the address starts one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, current, isOwnAddress]);
}

const NOTHING = new URLSearchParams();

/**
 * The filters in the address, and the document that is open over the list.
 * @param isOwnAddress whether the address is of this member and this association; else it is put aside for their own.
 */
export function useArchiveFilters(associationId: string, isOwnAddress: boolean) {
  const [inAddress, setSearch] = useSearchParams();
  useKeptFilters(associationId, isOwnAddress);
  const search = isOwnAddress ? inAddress : NOTHING;
  const filters = readFilters(search);

  /** Changes some filters; the list starts at its first page again unless a page is asked for. */
  const change = (changes: FilterChanges) => {
    const next = Object.entries({ ...filters, page: undefined, ...changes });
    setSearch(writeFilters(Object.fromEntries(next.filter(([, value]) => value !== undefined))));
  };

  const withOpen = (documentId: string | null, page?: number): string => {
    const address = new URLSearchParams(search);
    if (documentId) address.set(OPEN, documentId);
    else address.delete(OPEN);
    if (page === undefined) address.delete(OPEN_AT);
    else address.set(OPEN_AT, String(page));
    return address.toString();
  };
  return {
    filters,
    change,
    openId: search.get(OPEN),
    /** The page of the open document that a search found. */
    openPage: positive(search.get(OPEN_AT)),
    /** The address of the list with this document open over it, at the page that a search found. */
    hrefOf: (documentId: string, page?: number) => `?${withOpen(documentId, page)}`,
    closeDocument: () => setSearch(withOpen(null)),
  };
}
