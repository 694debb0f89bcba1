import type { ApiError } from '@mijn/api';
import { errorText } from '@mijn/api/texts';
import type { DecideBody, Invoice } from '@mijn/domain/invoices';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { invoicePath } from '../../invoices.routes.ts';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../../shared/api/hooks.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { snackbarShown } from '../../../../shared/toasts/toast-actions.ts';
import { toastShown } from '../../../../shared/toasts/toasts.slice.ts';
import { toCheckAddress } from '../../invoices-address.ts';
import { invoicesEndpoints, useDecideInvoiceMutation } from '../../invoices.endpoints.ts';
import { texts } from './texts.ts';

const { getInvoice, decideInvoice } = invoicesEndpoints.endpoints;

/** What a checker decides, as it is sent. */
type Decision = Omit<DecideBody, 'version'>;

/** A decision that no longer fits: someone else decided first, or the provider has processed the invoice. */
export interface DecisionConflict {
  why: 'conflict' | 'invoice_processed';
  /** The invoice as they left it. */
  theirs: Invoice;
}

const conflictOf = (error: ApiError | undefined): DecisionConflict['why'] | undefined =>
  error?.kind === 'answer' && (error.code === 'conflict' || error.code === 'invoice_processed')
    ? error.code
    : undefined;

/**
 * Decides about an invoice, and goes on to the next one that waits. After a conflict nothing is saved, and the
 * invoice is loaded again, so that one sees what the other decided and can decide anew.
 */
export function useDecide(invoice: Invoice) {
  const { id: invoiceId, version, check_status } = invoice;
  const params = { association_id: useAssociation().id, invoice_id: invoiceId };
  const [send, { isLoading }] = useDecideInvoiceMutation();
  const [conflict, setConflict] = useState<DecisionConflict>();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  const reload = async (why: DecisionConflict['why']): Promise<ApiError | undefined> => {
    const latest = await dispatch(getInvoice.initiate({ params }, { forceRefetch: true, subscribe: false }));
    if (latest.data) setConflict({ why, theirs: latest.data });
    return errorOf(latest);
  };

  const undo = async (decided: Invoice) => {
    const body = { decision: 'withdrawn' as const, version: decided.version };
    // Another invoice is shown by then: not by the hook of this one.
    const error = errorOf(await dispatch(decideInvoice.initiate({ params, body })));
    if (error) dispatch(toastShown('danger', errorText(error)));
    else void navigate(invoicePath(invoiceId));
  };

  /** @returns whether it was saved, and the error when it was not. A conflict is in `conflict` instead. */
  const decide = async (decision: Decision): Promise<{ isSaved: boolean; error?: ApiError | undefined }> => {
    const outcome = await send({ params, body: { ...decision, version } });
    const error = errorOf(outcome);
    const why = conflictOf(error);
    if (why) return { isSaved: false, error: await reload(why) };
    if (error || !outcome.data) return { isSaved: false, error };
    setConflict(undefined);
    const { invoice: decided, next } = outcome.data;
    const text = texts.decided[decision.decision];
    if (check_status === 'to_check') {
      dispatch(snackbarShown(text, texts.undo, () => void undo(decided)));
      void navigate(next ? invoicePath(next.id) : toCheckAddress);
    } else dispatch(toastShown('success', text));
    return { isSaved: true };
  };

  return { decide, isDeciding: isLoading, conflict };
}
