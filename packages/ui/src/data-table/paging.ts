/** The shown page, as the list response states it. */
export interface Paging {
  /** The page number, starting at 1. */
  page: number;
  perPage: number;
  /** The number of rows on all pages, or 0 while it is unknown. */
  total: number;
  /** Whether no row has all searched words, so that these have most of them. The number of rows says so. */
  isPartial?: boolean | undefined;
  onPage: (page: number) => void;
  /** Called when the user chooses the number of rows per page. Without this function the user cannot choose. */
  onPerPage?: (perPage: number) => void;
}

const UNKNOWN = 8;

/** Returns the number of placeholder rows for a page that loads. If the total is known, this is the number of rows of the page. */
export function expectedRows({ page, perPage, total }: Pick<Paging, 'page' | 'perPage' | 'total'>): number {
  if (total === 0) return Math.min(perPage, UNKNOWN);
  return Math.max(1, Math.min(perPage, total - (page - 1) * perPage));
}
