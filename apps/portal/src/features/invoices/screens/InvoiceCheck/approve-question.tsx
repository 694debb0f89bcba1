import type { Invoice } from '@mijn/domain/invoices';
import { ConfirmDialog } from '@mijn/ui/confirm-dialog';
import { useState } from 'react';
import { titleOf } from './signal-texts.ts';
import { texts } from './texts.ts';

/**
 * The time in milliseconds in which the question ignores presses, because on a phone its button appears where the finger is
 * that tapped twice.
 */
const FIRST_MS = 500;

/** Returns what a checker must have seen before approving an invoice in one press: nothing if the list is empty. */
export const reasonsToAsk = ({
  signals,
  is_being_read,
}: Pick<Invoice, 'signals' | 'is_being_read'>): string[] => [
  ...signals.map(({ code }) => titleOf(code)),
  ...(is_being_read ? [texts.beingRead.title] : []),
];

/** Returns a text that changes with the version of an invoice and with each of its signals. */
const stateOf = ({ id, version, signals, is_being_read }: Invoice): string =>
  JSON.stringify([
    id,
    version,
    is_being_read,
    signals.map(({ code, found, invoice_id }) => [code, found, invoice_id]),
  ]);

/**
 * Holds the question before an approval. The question is about the invoice as it was when the checker asked: if the invoice
 * changes meanwhile, the question closes.
 */
export function useApproveQuestion(invoice: Invoice) {
  const [asked, setAsked] = useState<{ about: string; at: number }>();
  const isOpen = asked?.about === stateOf(invoice);
  return {
    isOpen,
    /** Whether the question was closed because the invoice changed. */
    isOutdated: asked !== undefined && !isOpen,
    ask: () => setAsked({ about: stateOf(invoice), at: performance.now() }),
    close: () => setAsked(undefined),
    /** Returns whether a press answers the question: not while it closes, and not if it belongs to the press that opened it. */
    isAnswered: () => isOpen && performance.now() - asked.at >= FIRST_MS,
  };
}

interface ApproveQuestionProps {
  isOpen: boolean;
  reasons: readonly string[];
  onApprove: () => void;
  onCancel: () => void;
}

/** Asks a checker whether to approve an invoice with signals, and names them. */
export function ApproveQuestion({ isOpen, reasons, onApprove, onCancel }: ApproveQuestionProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={texts.question.title}
      confirmLabel={texts.approveAnyway}
      onConfirm={onApprove}
      onCancel={onCancel}
    >
      <p>{texts.question.intro(reasons.length)}</p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
