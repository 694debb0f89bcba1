import type { ApiError } from '@mijn/api';
import type { DecisionKind, Invoice } from '@mijn/domain/invoices';
import { Alert } from '@mijn/ui/alert';
import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router';
import { ShortcutHelp } from './shortcut-help/shortcut-help.tsx';
import { useClientValue } from '../../../../shared/first-view/use-client-value.ts';
import { useStoredDraft } from '../../../../shared/drafts/stored-drafts.ts';
import type { SaveOutcome } from '../../../../shared/forms/portal-form.tsx';
import { useSession } from '../../../../shared/session/use-session.ts';
import { useShortcuts, useShortcutSwitch } from '../../../../shared/shortcuts/use-shortcuts.ts';
import { texts as sharedTexts } from '../../components/texts.ts';
import { invoicePath } from '../../invoices.paths.ts';
import { ApproveQuestion, reasonsToAsk, useApproveQuestion } from './approve-question.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { DecisionFailure } from './decision-failure.tsx';
import { RejectForm, remarkDraft } from './reject-form.tsx';
import { texts } from './texts.ts';
import { isWaitingForOther } from './two-checkers.tsx';
import { useDecide } from './use-decide.ts';

interface InvoiceDecisionProps {
  invoice: Invoice;
  canCheck: boolean;
  isDrawn: boolean;
  /** The element of the document viewer, which handles the arrow keys itself. */
  documentRef: RefObject<HTMLDivElement | null>;
}

const decidingKeys = [
  { keys: ['A'], does: texts.keys.approve },
  { keys: ['N'], does: texts.keys.reject },
];
/** The key that takes a decision back while its toast is there, as the toast names it. */
const undoKeyOfMost = () => 'Ctrl+Z';
const undoKeyHere = () => (/Macintosh|iPhone|iPad/u.test(navigator.userAgent) ? '⌘Z' : undoKeyOfMost());
const steppingKeys = [{ keys: ['←', '→'], does: texts.keys.step }];

export function InvoiceDecision(props: InvoiceDecisionProps) {
  const { invoice, canCheck, isDrawn, documentRef } = props;
  const { check_status, is_processed, is_being_read, previous_id, next_id } = invoice;
  const { decide, isDeciding, conflict: newConflict } = useDecide(invoice);
  const remark = useStoredDraft(remarkDraft(invoice.id))?.values['remark'];
  const isTooLate = invoice.is_processed && remark !== undefined;
  const conflict =
    newConflict ?? (isTooLate ? { why: 'invoice_processed' as const, theirs: invoice } : undefined);
  const [chosen, setChosen] = useState<Exclude<DecisionKind, 'rejected'>>();
  const [failure, setFailure] = useState<ApiError>();
  const [form, setForm] = useState<'open' | 'closed' | 'never'>(remark === undefined ? 'never' : 'open');
  const { isReadOnly } = useSession();
  const { isOn, turn } = useShortcutSwitch();
  const navigate = useNavigate();
  const undoKey = { keys: [useClientValue(undoKeyHere, undoKeyOfMost)], does: texts.keys.undo };

  const reasons = reasonsToAsk(invoice);
  const question = useApproveQuestion(invoice);
  const isAsked = reasons.length > 0;

  const send = async (decision: Exclude<DecisionKind, 'rejected'>) => {
    if (isDeciding) return;
    setFailure(undefined);
    question.close();
    setChosen(decision);
    setFailure((await decide({ decision })).error);
  };
  const approve = () => (isAsked ? question.ask() : void send('approved'));
  const reject = async (why: string): Promise<SaveOutcome> => {
    const { isSaved, error } = await decide({ decision: 'rejected', remark: why });
    if (isSaved) setForm('closed');
    return error ?? (isSaved ? undefined : 'unsaved');
  };
  const goTo = (invoiceId: string | null) =>
    invoiceId === null ? undefined : () => void navigate(invoicePath(invoiceId));
  const canDecide = canCheck && !isReadOnly && !is_processed;
  const isWaiting = isWaitingForOther(invoice);
  const hasButtons = canDecide && form !== 'open';
  // A checker who decides by key has seen the document and its signals.
  const hasApproveKey = isDrawn && !is_being_read;
  const canApprove = hasButtons && check_status !== 'approved' && !isWaiting;
  useShortcuts(
    {
      a: canApprove && hasApproveKey ? approve : undefined,
      n: hasButtons && check_status !== 'rejected' ? () => setForm('open') : undefined,
      ArrowLeft: goTo(previous_id),
      ArrowRight: goTo(next_id),
    },
    canCheck && isOn,
    documentRef,
  );

  if (!canCheck) return <Alert tone="info">{sharedTexts.copyOnly}</Alert>;
  return (
    <>
      {conflict && (
        <ConflictNotice
          key={conflict.theirs.version}
          conflict={conflict}
          remark={typeof remark === 'string' ? remark : undefined}
        />
      )}
      {is_processed && !conflict && <Alert tone="info">{texts.processed}</Alert>}
      {failure && chosen && (
        <DecisionFailure
          failure={failure}
          isDeciding={isDeciding}
          onRetry={() => (chosen === 'approved' ? approve() : void send(chosen))}
        />
      )}
      {question.isOutdated && (
        <Alert tone="warning" title={texts.question.outdated} isAnnounced onDismiss={question.close}>
          {texts.question.outdatedText}
        </Alert>
      )}
      {canDecide && form === 'open' && (
        <RejectForm
          invoice={invoice}
          hasConflict={conflict !== undefined}
          onReject={reject}
          onCancel={() => setForm('closed')}
          isDeciding={isDeciding}
        />
      )}
      {hasButtons && (
        <DecisionButtons
          status={check_status}
          isWaiting={isWaiting}
          isAsked={isAsked}
          hasApproveKey={hasApproveKey}
          pending={isDeciding ? chosen : undefined}
          hasShortcuts={isOn}
          isBack={form === 'closed'}
          onApprove={approve}
          onReject={() => setForm('open')}
          onWithdraw={() => void send('withdrawn')}
        />
      )}
      <ApproveQuestion
        isOpen={canApprove && question.isOpen}
        reasons={reasons}
        onApprove={() => question.isAnswered() && void send('approved')}
        onCancel={question.close}
      />
      <ShortcutHelp
        shortcuts={canDecide ? [...decidingKeys, ...steppingKeys, undoKey] : steppingKeys}
        isOn={isOn}
        onChange={turn}
      />
    </>
  );
}
