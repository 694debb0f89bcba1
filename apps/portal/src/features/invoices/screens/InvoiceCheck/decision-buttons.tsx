import { mdiCheck, mdiClose, mdiUndoVariant } from '@mdi/js';
import type { CheckStatus, DecisionKind } from '@mijn/domain/invoices';
import { ActionBar } from '@mijn/ui/action-bar';
import { Button } from '@mijn/ui/button';
import { Kbd } from '@mijn/ui/kbd';
import { texts } from './texts.ts';

interface DecisionButtonsProps {
  status: CheckStatus;
  /** What is being sent. */
  pending: DecisionKind | undefined;
  hasShortcuts: boolean;
  /** Whether the focus comes back to "Niet akkoord", from the form that it opened. */
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

/** What one can decide about an invoice, given what was decided before. */
export function DecisionButtons(props: DecisionButtonsProps) {
  const { status, pending, hasShortcuts, isBack, onApprove, onReject, onWithdraw } = props;
  const keys = (key: string) => (hasShortcuts ? { 'aria-keyshortcuts': key } : {});
  return (
    <ActionBar label={texts.judgement}>
      {status !== 'approved' && (
        <Button icon={mdiCheck} isPending={pending === 'approved'} onPress={onApprove} {...keys('a')}>
          {texts.approve}
          {hasShortcuts && <Key>A</Key>}
        </Button>
      )}
      {status !== 'rejected' && (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it had the focus before the form took its place
        <Button variant="danger" icon={mdiClose} autoFocus={isBack} onPress={onReject} {...keys('n')}>
          {texts.reject}
          {hasShortcuts && <Key>N</Key>}
        </Button>
      )}
      {status !== 'to_check' && (
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
