import { useEffect, useEffectEvent } from 'react';
import type { ChangeOptions } from './use-list-settings.ts';

export interface PageMeta {
  page: number;
  per_page: number;
  total: number;
  is_partial?: boolean | undefined;
}

export const pagesOf = ({ page, per_page: perPage, total, is_partial: isPartial }: PageMeta) => ({
  page,
  perPage,
  total,
  isPartial,
});

interface Paged {
  meta: PageMeta;
}

interface PagedQuery {
  currentData?: Paged | undefined;
  data?: Paged | undefined;
}

function lastPageBefore({ page, per_page, total }: PageMeta): number | undefined {
  const last = Math.max(Math.ceil(total / per_page), 1);
  return page > last ? last : undefined;
}

/**
 * Goes to the last page if the URL has a page past the end, for example after the last row of a page was deleted.
 * @returns the query without the response for such a page, so that the list shows that it is loading.
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
