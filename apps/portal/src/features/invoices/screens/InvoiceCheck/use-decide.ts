import type { ApiError } from '@mijn/api';
import { formatAmount } from '@mijn/domain/formats';
import type { DecideBody, Invoice } from '@mijn/domain/invoices';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '../../../../shared/api/error-text.ts';
import { invoicePath } from '../../invoices.paths.ts';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { snackbarShown } from '../../../../shared/toasts/toast-actions.ts';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import { toCheckUrl } from '../../invoices-url.ts';
import { invoicesEndpoints, useDecideInvoiceMutation } from '../../invoices.endpoints.ts';
import { countText } from '../../components/approval-text.ts';
import { texts } from './texts.ts';

const { getInvoice, decideInvoice } = invoicesEndpoints.endpoints;

type Decision = Omit<DecideBody, 'version' | 'seen_signals'>;

/**
 * The conflict of a refused decision: someone else decided first, the provider has processed the invoice, or it has a
 * signal that the user has not seen.
 */
export interface DecisionConflict {
  why: 'conflict' | 'invoice_processed' | 'signals';
  theirs: Invoice;
}

const conflictOf = (error: ApiError | undefined): Exclude<DecisionConflict['why'], 'signals'> | undefined =>
  error?.kind === 'response' && (error.code === 'conflict' || error.code === 'invoice_processed')
    ? error.code
    : undefined;

/** A checker knows an invoice by its sender and amount. */
const nameOf = ({ supplier, name, total_cents, currency }: Invoice): string =>
  total_cents === null
    ? (supplier ?? name)
    : `${supplier ?? name} ${formatAmount(total_cents / 100, currency)}`;

/**
 * Decides about an invoice, and then shows the next one. After a conflict nothing is saved, and the invoice is fetched
 * again, so that the user sees the other decision and can decide again.
 */
export function useDecide(invoice: Invoice) {
  const { id: invoiceId, version, check_status, signals } = invoice;
  const params = { association_id: useAssociation().id, invoice_id: invoiceId };
  const about = { about: invoiceId };
  const [send, { isLoading }] = useDecideInvoiceMutation();
  const [conflict, setConflict] = useState<DecisionConflict>();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  const reload = async (
    refusal: Exclude<DecisionConflict['why'], 'signals'>,
  ): Promise<ApiError | undefined> => {
    const latest = await dispatch(getInvoice.initiate({ params }, { forceRefetch: true, subscribe: false }));
    if (latest.data) {
      const isSame = refusal === 'conflict' && latest.data.version === version;
      setConflict({ why: isSame ? 'signals' : refusal, theirs: latest.data });
    }
    return errorOf(latest);
  };

  const undo = async (decided: Invoice) => {
    const body = { decision: 'withdrawn' as const, version: decided.version };
    // Another invoice is shown by then, so that the mutation is dispatched without the hook of this one.
    const error = errorOf(await dispatch(decideInvoice.initiate({ params, body })));
    if (error) dispatch(toastShown('danger', errorText(error), 'invoice', about));
    else void navigate(invoicePath(invoiceId));
  };

  /** @returns whether the decision was saved, and the error if it was not. A conflict is in `conflict` instead. */
  const decide = async (decision: Decision): Promise<{ isSaved: boolean; error?: ApiError | undefined }> => {
    const seen = decision.decision === 'approved' && {
      seen_signals: [...new Set(signals.map(({ code }) => code))],
    };
    const outcome = await send({ params, body: { ...decision, version, ...seen } });
    const error = errorOf(outcome);
    const why = conflictOf(error);
    if (why) return { isSaved: false, error: await reload(why) };
    if (error || !outcome.data) return { isSaved: false, error };
    setConflict(undefined);
    const { invoice: decided, next } = outcome.data;
    const half = decision.decision === 'approved' ? countText(decided) : undefined;
    const text = texts.decidedOf(
      nameOf(decided),
      half === undefined ? texts.decided[decision.decision] : texts.decidedHalf(half),
    );
    if (check_status === 'to_check' && decision.decision !== 'withdrawn') {
      const act = () => void undo(decided);
      dispatch(snackbarShown({ text, kind: 'invoice', ...about, label: texts.undo, act }));
      void navigate(next ? invoicePath(next.id) : toCheckUrl);
    } else dispatch(toastShown('success', text, 'invoice', about));
    return { isSaved: true };
  };

  return { decide, isDeciding: isLoading, conflict };
}
