import type { Printing } from '@mijn/ui/paged-list';
import { steady } from '../shell/query-state.tsx';
import { useWithinPages } from './list-pages.ts';
import type { ListQuery, Rows } from './table-content.tsx';
import type { ChangeOptions } from './use-list-settings.ts';
import { usePrinting } from './use-printing.ts';

interface Paging {
  page: number;
  per_page: number;
}

/** What a list of pages needs of `useListSettings`, and the format of its URL. */
interface ListInUrl<Settings, Changes> {
  url: { isFiltered: (settings: Settings) => boolean; withoutFilters: Changes };
  settings: Settings;
  onChange: (changes: Changes | { page: number }, options?: ChangeOptions) => void;
}

/** A list of pages, which `ListTable` or `ListResults` shows. */
export interface List<Row> {
  query: ListQuery<Row>;
  isFiltered: boolean;
  onClear: () => void;
  onPage: (page: number) => void;
  printing?: Printing<Row>;
}

/** Returns a list that keeps its page in the URL, and does not stay on a page past its end. */
export function usePages<Query, Row, Settings, Changes>(
  response: Query & ListQuery<Row>,
  { url, settings, onChange }: ListInUrl<Settings, Changes>,
) {
  const query = useWithinPages(response, (page, options) => onChange({ page }, options));
  return {
    query,
    /** The response that the screen shows, which is the earlier one until the next has loaded. */
    shown: steady(query).currentData,
    isFiltered: url.isFiltered(settings),
    onClear: () => onChange(url.withoutFilters),
    onPage: (page: number) => onChange({ page }),
  };
}

interface PrintedList<Input, Row, Settings, Changes> extends ListInUrl<Settings, Changes> {
  input: Input;
  /** The lazy hook of the same endpoint, which loads all pages for a print. */
  lazy: readonly [(input: Input) => { unwrap: () => Promise<Rows<Row>> }, ...unknown[]];
}

/** Returns a list of `usePages` that is printed as a whole. */
export function useList<Query, Row, Input extends { query: object }, Settings, Changes>(
  response: Query & ListQuery<Row>,
  { input, lazy: [fetch], ...list }: PrintedList<Input, Row, Settings, Changes>,
) {
  const pages = usePages(response, list);
  const fetchPage = (paging: Paging) => fetch({ ...input, query: { ...input.query, ...paging } }).unwrap();
  return { ...pages, fetchPage, printing: usePrinting(pages.query.currentData, fetchPage) };
}

/** Returns a list with other rows, such as rows with the id that a table asks for. */
export function withRows<Row, Shown>(
  { query, printing, isFiltered, onClear, onPage }: List<Row>,
  shownOf: (rows: readonly Row[]) => Shown[],
): List<Shown> {
  const shown = (rows: Rows<Row> | undefined) => rows && { ...rows, data: shownOf(rows.data) };
  return {
    isFiltered,
    onClear,
    onPage,
    query: { ...query, currentData: shown(query.currentData), data: shown(query.data) },
    ...(printing && { printing: { ...printing, rows: printing.rows && shownOf(printing.rows) } }),
  };
}
