import type { MemberProposal } from '@mijn/domain/member-proposals';
import { Button } from '@mijn/ui/button';
import { MessageText } from '@mijn/ui/message-feed';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { Status, type StatusProps } from '@mijn/ui/status';
import { AskedAction } from '../../../shared/shell/asked-action.tsx';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { usePlaceProposalMutation, useWithdrawProposalMutation } from './proposal-calls.ts';
import { texts } from './texts.ts';

type State = keyof typeof texts.states;

const tones: Readonly<Record<State, NonNullable<StatusProps['tone']>>> = {
  open: 'open',
  on_agenda: 'done',
  removed: 'open',
  refused: 'refused',
};

const stateOf = ({ decision, item_id }: MemberProposal): State => {
  if (decision === null) return 'open';
  return decision === 'on_agenda' && item_id === null ? 'removed' : decision;
};

const whoOf = ({ is_own, proposer, apartments, submitted_at }: MemberProposal): string =>
  is_own
    ? texts.submitted(submitted_at)
    : texts.submittedBy([proposer ?? texts.somebody, ...apartments].join(', '), submitted_at);

interface ProposalRowProps {
  params: { association_id: string; meeting_id: string };
  proposal: MemberProposal;
  mayWithdraw: boolean;
  /** Opens the form with the reason; undefined for who does not decide. */
  onRefuse: (() => void) | undefined;
}

/** Shows a proposal with what became of it. The board decides about it, and its proposer withdraws it. */
export function ProposalRow({ params, proposal, mayWithdraw, onRefuse }: ProposalRowProps) {
  const [place] = usePlaceProposalMutation();
  const [withdraw] = useWithdrawProposalMutation();
  const dispatch = useAppDispatch();
  const { id, title, wording, explanation, reason } = proposal;
  const state = stateOf(proposal);
  const ofProposal = { params: { ...params, proposal_id: id } };
  return (
    <Stack gap="small">
      <p>
        <strong>{title}</strong>
      </p>
      <p>{whoOf(proposal)}</p>
      <MessageText text={wording} />
      {explanation !== null && <MessageText text={explanation} />}
      <Status tone={tones[state]}>{texts.states[state]}</Status>
      {reason !== null && <MessageText text={texts.reason(reason)} />}
      {state === 'open' && (
        <ButtonRow>
          {onRefuse && (
            <>
              <AskedAction
                variant="quiet"
                size="small"
                label={texts.place.press}
                aria-label={texts.place.of(title)}
                title={texts.place.title(title)}
                confirmLabel={texts.place.confirm}
                run={async () => place(ofProposal)}
                onDone={() => dispatch(toastShown('success', texts.place.done, 'agenda', { about: id }))}
              >
                {texts.place.text}
              </AskedAction>
              <Button variant="text" size="small" aria-label={texts.refuse.of(title)} onPress={onRefuse}>
                {texts.refuse.press}
              </Button>
            </>
          )}
          {mayWithdraw && (
            <AskedAction
              variant="text"
              size="small"
              label={texts.withdraw.press}
              aria-label={texts.withdraw.of(title)}
              title={texts.withdraw.title}
              confirmLabel={texts.withdraw.confirm}
              run={async () => withdraw(ofProposal)}
            >
              {texts.withdraw.text}
            </AskedAction>
          )}
        </ButtonRow>
      )}
    </Stack>
  );
}
