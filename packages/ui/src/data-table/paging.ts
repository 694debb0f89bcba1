/** Which page is shown, as the list's answer says it. */
export interface Paging {
  /** From 1. */
  page: number;
  perPage: number;
  /** On all pages; 0 while it is not known. */
  total: number;
  onPage: (page: number) => void;
  /** With it, one can choose how many rows a page has. */
  onPerPage?: (perPage: number) => void;
}

const UNKNOWN = 8;

/** How many rows to draw while they load: as many as will come, where that is known. */
export function expectedRows({ page, perPage, total }: Pick<Paging, 'page' | 'perPage' | 'total'>): number {
  if (total === 0) return Math.min(perPage, UNKNOWN);
  return Math.max(1, Math.min(perPage, total - (page - 1) * perPage));
}
