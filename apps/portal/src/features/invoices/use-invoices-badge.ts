import type { Association } from '@mijn/domain/associations';
import { canCheckInvoices } from '@mijn/domain/roles';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { type AppThunk, useAppDispatch } from '../../shared/store/hooks.ts';
import { mediaCountsReceived } from '../../shared/store/persisted.slices.ts';
import { invoicesEndpoints, useCountInvoicesQuery } from './invoices.endpoints.ts';

const idForChecker = (association: Association | undefined): string | undefined =>
  association && canCheckInvoices(association) ? association.id : undefined;

const badge = (associationId: string, { to_check }: { to_check: number }) =>
  mediaCountsReceived({ associationId, counts: { invoices: to_check } });

/** Loads the badge of an association for checkers, so that a page can be drawn with it. */
export const loadInvoicesBadge =
  (association: Association): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const association_id = idForChecker(association);
    if (association_id === undefined) return;
    const { initiate } = invoicesEndpoints.endpoints.countInvoices;
    const { data } = await dispatch(initiate({ params: { association_id } }, { subscribe: false }));
    if (data) dispatch(badge(association_id, data));
  };

export function useInvoicesBadge(association: Association | undefined): void {
  const dispatch = useAppDispatch();
  const associationId = idForChecker(association);
  const { currentData: counts } = useCountInvoicesQuery(
    associationId ? { params: { association_id: associationId } } : skipToken,
  );
  useEffect(() => {
    if (associationId && counts) {
      dispatch(badge(associationId, counts));
    }
  }, [dispatch, associationId, counts]);
}
