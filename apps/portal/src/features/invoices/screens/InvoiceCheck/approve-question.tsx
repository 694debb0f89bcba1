import type { Invoice } from '@mijn/domain/invoices';
import { ConfirmDialog } from '@mijn/ui/confirm-dialog';
import { useState } from 'react';
import { titleOf } from './signal-texts.ts';
import { texts } from './texts.ts';

/**
 * The time in milliseconds in which the question ignores presses, because its button appears under the finger that tapped
 * twice.
 */
const FIRST_MS = 500;

/** A checker approves an invoice without reasons to ask in one press. */
export const reasonsToAsk = ({
  signals,
  is_being_read,
}: Pick<Invoice, 'signals' | 'is_being_read'>): string[] => [
  ...signals.map(({ code }) => titleOf(code)),
  ...(is_being_read ? [texts.beingRead.title] : []),
];

const stateOf = ({ id, version, signals, is_being_read }: Invoice): string =>
  JSON.stringify([
    id,
    version,
    is_being_read,
    signals.map(({ code, found, invoice_id }) => [code, found, invoice_id]),
  ]);

/** Holds the question before an approval, which closes if the invoice changes meanwhile. */
export function useApproveQuestion(invoice: Invoice) {
  const [asked, setAsked] = useState<{ about: string; at: number }>();
  const isOpen = asked?.about === stateOf(invoice);
  return {
    isOpen,
    isOutdated: asked !== undefined && !isOpen,
    ask: () => setAsked({ about: stateOf(invoice), at: performance.now() }),
    close: () => setAsked(undefined),
    /** A press does not answer while the question closes, or if it belongs to the press that opened it. */
    isAnswered: () => isOpen && performance.now() - asked.at >= FIRST_MS,
  };
}

interface ApproveQuestionProps {
  isOpen: boolean;
  reasons: readonly string[];
  onApprove: () => void;
  onCancel: () => void;
}

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
