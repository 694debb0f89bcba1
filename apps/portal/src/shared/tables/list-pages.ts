import { useEffect, useEffectEvent } from 'react';
import type { ChangeOptions } from './use-list-settings.ts';

export interface PageMeta {
  page: number;
  per_page: number;
  total: number;
}

/** A page of a list as the page numbers below it show it. */
export const pagesOf = ({ page, per_page: perPage, total }: PageMeta) => ({ page, perPage, total });

interface Paged {
  meta: PageMeta;
}

interface PagedQuery {
  /** The answer to what is asked now. */
  currentData?: Paged | undefined;
  /** The last answer, which may be to what was asked before. */
  data?: Paged | undefined;
}

/** The last page of a list whose answer is of a page past it; undefined for any other answer. */
function lastPageBefore({ page, per_page, total }: PageMeta): number | undefined {
  const last = Math.max(Math.ceil(total / per_page), 1);
  return page > last ? last : undefined;
}

/**
 * A list whose address asks for a page past the end, such as after the last row of the last page is gone: leads to the
 * last page.
 * @param onPage goes to a page.
 * @returns the query without the answer of a page past the end, so that it is drawn as one that still loads.
 */
export function useWithinPages<Query extends PagedQuery>(
  query: Query,
  onPage: (page: number, options: ChangeOptions) => void,
): Query {
  const { currentData, data } = query;
  const target = currentData && lastPageBefore(currentData.meta);
  const leaveTo = useEffectEvent((page: number) => onPage(page, { replace: true }));
  useEffect(() => {
    if (target !== undefined) leaveTo(target);
  }, [target]);

  if (target !== undefined) return { ...query, currentData: undefined, data: undefined, isFetching: true };
  return data && lastPageBefore(data.meta) !== undefined ? { ...query, data: undefined } : query;
}
