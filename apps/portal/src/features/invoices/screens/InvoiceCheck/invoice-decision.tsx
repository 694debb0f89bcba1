import { mdiCheck, mdiClose, mdiUndoVariant } from '@mdi/js';
import type { ApiError } from '@mijn/api';
import type { CheckStatus, DecisionKind, Invoice } from '@mijn/domain/invoices';
import { ActionBar } from '@mijn/ui/action-bar';
import { Alert } from '@mijn/ui/alert';
import { Button } from '@mijn/ui/button';
import { Kbd } from '@mijn/ui/kbd';
import { ShortcutHelp } from '@mijn/ui/shortcut-help';
import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router';
import { useStoredDraft } from '../../../../shared/drafts/stored-drafts.ts';
import type { SaveOutcome } from '../../../../shared/forms/portal-form.tsx';
import { useSession } from '../../../../shared/session/use-session.ts';
import { useShortcuts, useShortcutSwitch } from '../../../../shared/shortcuts/use-shortcuts.ts';
import { texts as sharedTexts } from '../../components/texts.ts';
import { invoicePath } from '../../invoices.routes.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { DecisionFailure } from './decision-failure.tsx';
import { RejectForm, remarkDraft } from './reject-form.tsx';
import { texts } from './texts.ts';
import { isWaitingForOther } from './two-checkers.tsx';
import { useDecide } from './use-decide.ts';

interface DecisionButtonsProps {
  status: CheckStatus;
  /** Whether the member agrees already, and waits for another checker. */
  isWaiting: boolean;
  /** The decision that is being sent. */
  pending: DecisionKind | undefined;
  hasShortcuts: boolean;
  /** Whether "Niet akkoord" gets the focus, because the form that it opened was closed. */
  isBack: boolean;
  onApprove: () => void;
  onReject: () => void;
  onWithdraw: () => void;
}

const Key = ({ children }: { children: string }) => (
  <span aria-hidden>
    <Kbd>{children}</Kbd>
  </span>
);

/** Shows the buttons for the possible decisions about an invoice, which depend on the current status. */
function DecisionButtons(props: DecisionButtonsProps) {
  const { status, isWaiting, pending, hasShortcuts, isBack, onApprove, onReject, onWithdraw } = props;
  const keys = (key: string) => (hasShortcuts ? { 'aria-keyshortcuts': key } : {});
  return (
    <ActionBar label={texts.judgement}>
      {status !== 'approved' && !isWaiting && (
        <Button icon={mdiCheck} isPending={pending === 'approved'} onPress={onApprove} {...keys('a')}>
          {texts.approve}
          {hasShortcuts && <Key>A</Key>}
        </Button>
      )}
      {status !== 'rejected' && (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button had the focus before the form opened
        <Button variant="danger" icon={mdiClose} autoFocus={isBack} onPress={onReject} {...keys('n')}>
          {texts.reject}
          {hasShortcuts && <Key>N</Key>}
        </Button>
      )}
      {(status !== 'to_check' || isWaiting) && (
        <Button
          variant="quiet"
          icon={mdiUndoVariant}
          isPending={pending === 'withdrawn'}
          onPress={onWithdraw}
        >
          {texts.withdraw}
        </Button>
      )}
    </ActionBar>
  );
}

interface InvoiceDecisionProps {
  invoice: Invoice;
  canCheck: boolean;
  /** The element of the document viewer, which handles the arrow keys itself. */
  documentRef: RefObject<HTMLDivElement | null>;
}

const decidingKeys = [
  { keys: ['A'], does: texts.keys.approve },
  { keys: ['N'], does: texts.keys.reject },
];
const steppingKeys = [{ keys: ['←', '→'], does: texts.keys.step }];

/**
 * Shows the buttons to decide about an invoice, which also have shortcuts, or why no decision is possible.
 */
export function InvoiceDecision(props: InvoiceDecisionProps) {
  const { invoice, canCheck, documentRef } = props;
  const { check_status, is_processed, previous_id, next_id } = invoice;
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

  const send = async (decision: Exclude<DecisionKind, 'rejected'>) => {
    if (isDeciding) return;
    setFailure(undefined);
    setChosen(decision);
    setFailure((await decide({ decision })).error);
  };
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
  useShortcuts(
    {
      a: hasButtons && check_status !== 'approved' && !isWaiting ? () => void send('approved') : undefined,
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
        <DecisionFailure failure={failure} isDeciding={isDeciding} onRetry={() => void send(chosen)} />
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
          pending={isDeciding ? chosen : undefined}
          hasShortcuts={isOn}
          isBack={form === 'closed'}
          onApprove={() => void send('approved')}
          onReject={() => setForm('open')}
          onWithdraw={() => void send('withdrawn')}
        />
      )}
      <ShortcutHelp
        shortcuts={canDecide ? [...decidingKeys, ...steppingKeys] : steppingKeys}
        isOn={isOn}
        onChange={turn}
      />
    </>
  );
}
