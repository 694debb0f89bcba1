import type { Association } from '@mijn/domain/associations';
import { canCheckInvoices } from '@mijn/domain/roles';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useAppDispatch } from '../../shared/api/hooks.ts';
import { mediaCountsReceived } from '../../shared/session/media-counts.slice.ts';
import { useCountInvoicesQuery } from './invoices.endpoints.ts';

/** Keeps the badge of the menu at how many invoices wait; for those who check them alone. */
export function useInvoicesBadge(association: Association | undefined): void {
  const dispatch = useAppDispatch();
  const { currentData: counts } = useCountInvoicesQuery(
    association && canCheckInvoices(association) ? { associationId: association.id } : skipToken,
  );
  useEffect(() => {
    if (counts) dispatch(mediaCountsReceived({ invoices: counts.to_check }));
  }, [dispatch, counts]);
}
