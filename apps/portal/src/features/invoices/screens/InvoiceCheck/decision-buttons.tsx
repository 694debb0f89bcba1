import { mdiCheck, mdiClose, mdiUndoVariant } from '@mdi/js';
import type { CheckStatus, DecisionKind } from '@mijn/domain/invoices';
import { Button } from '@mijn/ui/button';
import { Kbd } from '@mijn/ui/kbd';
import { ActionBar } from './action-bar/action-bar.tsx';
import { texts } from './texts.ts';

interface DecisionButtonsProps {
  status: CheckStatus;
  /** Whether the member agrees already, and waits for another checker. */
  isWaiting: boolean;
  /** Whether the checker is asked before an approval, because of signals. */
  isAsked: boolean;
  /** Whether the key of the approval works: not before the document can be seen. */
  hasApproveKey: boolean;
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

export function DecisionButtons(props: DecisionButtonsProps) {
  const { status, isWaiting, isAsked, hasApproveKey, pending, hasShortcuts, isBack, ...does } = props;
  const { onApprove, onReject, onWithdraw } = does;
  const keys = (key: string) => (hasShortcuts ? { 'aria-keyshortcuts': key } : {});
  return (
    <ActionBar label={texts.judgement}>
      {status !== 'approved' && !isWaiting && (
        <Button
          icon={mdiCheck}
          isPending={pending === 'approved'}
          onPress={onApprove}
          {...(hasApproveKey ? keys('a') : {})}
        >
          {isAsked ? texts.approveAnyway : texts.approve}
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
