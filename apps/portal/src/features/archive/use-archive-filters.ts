import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../shared/api/hooks.ts';
import { tableChanged } from '../../shared/session/tables.slice.ts';
import { type ArchiveFilters, readFilters, writeFilters } from './archive-filters.ts';

/** The parameter that opens a document over the list; it is no filter. */
const OPEN = 'document';

/**
 * The filters in the address. They are kept per association (specification §3): who comes back to the archive without
 * any finds the last ones again, but for the search and the page.
 */
export function useArchiveFilters(associationId: string) {
  const key = `archive/${associationId}`;
  const [search, setSearch] = useSearchParams();
  const dispatch = useAppDispatch();
  const kept = useAppSelector(({ tables }) => tables[key]?.filters);
  const isFirst = useRef(true);

  useEffect(() => {
    if (!isFirst.current) return;
    isFirst.current = false;
    if (search.size === 0 && kept) setSearch(writeFilters(kept), { replace: true });
  }, [search, kept, setSearch]);

  const filters = readFilters(search);

  /** Changes some filters; the list starts at its first page again unless a page is asked for. */
  const change = (changes: { [Name in keyof ArchiveFilters]: ArchiveFilters[Name] | undefined }) => {
    const { q, page, ...toKeep } = { ...filters, page: undefined, ...changes };
    const next = Object.fromEntries(
      Object.entries({ q, page, ...toKeep }).filter(([, value]) => value !== undefined),
    );
    dispatch(
      tableChanged({
        key,
        settings: {
          filters: Object.fromEntries(
            Object.entries(toKeep).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
          ),
        },
      }),
    );
    setSearch(writeFilters(next), { preventScrollReset: page === undefined });
  };

  const openId = search.get(OPEN);
  /** The address of the list with this document open over it. */
  const hrefOf = (documentId: string) => {
    const opened = new URLSearchParams(search);
    opened.set(OPEN, documentId);
    return `?${opened.toString()}`;
  };
  const closeDocument = () => {
    const closed = new URLSearchParams(search);
    closed.delete(OPEN);
    setSearch(closed);
  };
  return { filters, change, openId, hrefOf, closeDocument };
}
