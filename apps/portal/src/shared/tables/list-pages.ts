import { useEffect, useEffectEvent } from 'react';
import type { ChangeOptions } from './use-list-settings.ts';

export interface PageMeta {
  page: number;
  per_page: number;
  total: number;
}

/** Returns the props of the pagination below a list. */
export const pagesOf = ({ page, per_page: perPage, total }: PageMeta) => ({ page, perPage, total });

interface Paged {
  meta: PageMeta;
}

interface PagedQuery {
  /** The response to the current request. */
  currentData?: Paged | undefined;
  /** The last response, which may belong to an earlier request. */
  data?: Paged | undefined;
}

/**
 * Returns the number of the last page if the requested page is past the end of the list. Otherwise returns
 * undefined.
 */
function lastPageBefore({ page, per_page, total }: PageMeta): number | undefined {
  const last = Math.max(Math.ceil(total / per_page), 1);
  return page > last ? last : undefined;
}

/**
 * Goes to the last page of a list if the URL contains a page past the end. This happens, for example, after
 * the last row of the last page is deleted.
 * @param onPage goes to a page.
 * @returns the query without the response for a page past the end, so that the list shows that it is loading.
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
