import type { Association } from '@mijn/domain/associations';
import { canCheckInvoices } from '@mijn/domain/roles';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useAppDispatch } from '../../shared/api/hooks.ts';
import { mediaCountsReceived } from '../../shared/session/persisted.slices.ts';
import { useCountInvoicesQuery } from './invoices.endpoints.ts';

/** Keeps the badge in the menu equal to the number of invoices to check, for checkers only. */
export function useInvoicesBadge(association: Association | undefined): void {
  const dispatch = useAppDispatch();
  const associationId = association && canCheckInvoices(association) ? association.id : undefined;
  const { currentData: counts } = useCountInvoicesQuery(
    associationId ? { params: { association_id: associationId } } : skipToken,
  );
  useEffect(() => {
    if (associationId && counts) {
      dispatch(mediaCountsReceived({ associationId, counts: { invoices: counts.to_check } }));
    }
  }, [dispatch, associationId, counts]);
}
