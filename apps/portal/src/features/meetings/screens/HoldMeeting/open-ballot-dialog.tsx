import type { AgendaItem, Proposal } from '@mijn/domain/agenda';
import { neededVotes } from '@mijn/domain/ballot-texts';
import type { Ballot } from '@mijn/domain/ballots';
import type { EarlyVoteCount } from '@mijn/domain/early-votes';
import { type Motion, titleOfBallot, wouldReadText } from '@mijn/domain/motions';
import type { Presence } from '@mijn/domain/presence';
import { isVotedSecretly } from '@mijn/domain/procedure';
import { Alert } from '@mijn/ui/alert';
import { Button } from '@mijn/ui/button';
import { Dialog } from '@mijn/ui/dialog';
import { MessageText } from '@mijn/ui/message-feed';
import { Stack } from '@mijn/ui/stack';
import { useRef, useState } from 'react';
import { SinceConvocationNote } from '../../agenda/since-convocation.tsx';
import { ChoiceCards } from '../../components/choice-cards/choice-cards.tsx';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { useCreate } from '../../../../shared/forms/use-create.ts';
import { useUndoOpening } from './use-undo-opening.ts';
import { canSeal } from '../../voting/can-seal.ts';
import { createSecretKey } from '../../hold/secret/secret-key.ts';
import { failureText } from '../../hold/texts.ts';
import { useListEarlyVoteCountsQuery } from '../../meeting-calls.ts';
import { useGetProcedureQuery } from '../../procedure/procedure-calls.ts';
import { useGetBallotSecrecyQuery, useOpenBallotMutation } from '../../voting/ballot-calls.ts';
import { texts as electionTexts } from './election-texts.ts';
import { texts as allTexts } from './texts.ts';

const { open: texts } = allTexts;

/**
 * Says before a ballot is opened that too few votes are present for a decision. The chair may go on.
 * @param early the votes from before the meeting of apartments that are not present, if the ballot counts them.
 */
function PresenceWarning({
  proposal,
  presence,
  early,
}: {
  proposal: Proposal;
  presence: Presence;
  early: number;
}) {
  const { quorum_votes } = proposal;
  if (presence.apartments_present === 0)
    return (
      <Alert tone="warning" title={texts.nobody}>
        {texts.nobodyText}
      </Alert>
    );
  const missing = quorum_votes === null ? 0 : quorum_votes - presence.votes_present - early;
  if (quorum_votes === null || missing <= 0) return null;
  return (
    <Alert tone="warning" title={texts.quorum(missing)}>
      {texts.quorumText(quorum_votes)}
    </Alert>
  );
}

/** Says how many apartments voted before the meeting. In a secret ballot they are left out, because their votes have a name. */
function EarlyVotes({ count, isSecret }: { count: EarlyVoteCount | undefined; isSecret: boolean }) {
  if (!count) return null;
  const { apartments } = count;
  if (!isSecret) return <p>{texts.early(apartments)}</p>;
  return (
    <Alert tone="warning" title={texts.earlySecret(apartments)} isAnnounced>
      {texts.earlySecretText}
    </Alert>
  );
}

/** Says before a secret ballot is opened that too few people are there, or that its totals could tell what somebody voted. */
function SecrecyWarning({ params }: { params: Opening['params'] }) {
  const { currentData } = useGetBallotSecrecyQuery({ params }, { refetchOnMountOrArgChange: true });
  if (!currentData?.is_outcome_only) return null;
  const { voters, voters_min: min, telling_per_mille: perMille } = currentData;
  return voters < min ? (
    <Alert tone="warning" title={texts.secrecyFew(voters, min)} isAnnounced>
      {texts.secrecyFewText}
    </Alert>
  ) : (
    <Alert tone="warning" title={texts.secrecyTells} isAnnounced>
      {texts.secrecyTellsText(voters, perMille)}
    </Alert>
  );
}

type How = 'public' | 'secret';

interface Opening {
  params: { association_id: string; meeting_id: string };
  item: AgendaItem;
  motion: Motion | undefined;
  first: Ballot | undefined;
  onDone: () => void;
}

/** Returns a function that opens a ballot, with what went wrong. */
function useOpening({ params, item, motion, first, onDone }: Opening) {
  const [trigger, { isLoading }] = useOpenBallotMutation();
  const open = useCreate(trigger);
  const sayOpen = useUndoOpening(params);
  const [failure, setFailure] = useState<string>();
  const [isMakingKey, setMakingKey] = useState(false);
  /** A retry sends the same key, so that it does not open a second ballot after a lost response. */
  const publicKey = useRef<string>(undefined);
  const openAs = async (how: How) => {
    setFailure(undefined);
    if (how === 'secret' && publicKey.current === undefined) {
      setMakingKey(true);
      publicKey.current = await createSecretKey().catch(() => undefined);
      setMakingKey(false);
      if (publicKey.current === undefined) {
        setFailure(canSeal() ? texts.noStorage : texts.notSecure);
        return;
      }
    }
    const public_key = how === 'secret' ? (publicKey.current ?? null) : null;
    const body = {
      item_id: item.id,
      motion_id: motion?.id ?? null,
      ...(first && { first_ballot_id: first.id }),
      is_secret: how === 'secret',
      public_key,
    };
    const response = await open({ params, body });
    const error = errorOf(response);
    if (error) {
      setFailure(failureText(error));
      return;
    }
    if (response.data) sayOpen(response.data);
    onDone();
  };
  return { openAs, failure, isPending: isLoading || isMakingKey };
}

interface OpenBallotDialogProps {
  params: Opening['params'];
  item: AgendaItem;
  proposal: Proposal;
  /** The amendment or counter-proposal that the ballot is about; undefined for the proposal itself. */
  motion: Motion | undefined;
  presence: Presence;
  /** Whether the item was deleted, or is not decided about any more. */
  isGone: boolean;
  /** Whether the item was voted about before. */
  isAgain: boolean;
  /** The first round of an election whose second one is opened. */
  first: Ballot | undefined;
  onClose: () => void;
}

/** Asks whether a ballot is opened, and whether it is secret. */
export function OpenBallotDialog(props: OpenBallotDialogProps) {
  const { params, item, proposal, motion, presence, isGone, first, onClose } = props;
  const isAgain = props.isAgain && !first;
  // People are elected secretly, unless the chair or this browser can't or won't.
  const isElection = proposal.election !== null && !motion;
  const procedure = useGetProcedureQuery({ params }).currentData;
  const isDecidedSecret = isVotedSecretly(procedure?.motions ?? [], item.id);
  const [chosen, setHow] = useState<How>(isElection && canSeal() ? 'secret' : 'public');
  const how = isDecidedSecret ? 'secret' : chosen;
  const contest = first?.result?.election?.second_round;
  const options = motion ? [] : (contest?.candidates ?? proposal.options);
  const seats = contest?.seats ?? proposal.election?.seats;
  const { currentData } = useListEarlyVoteCountsQuery({ params }, { refetchOnMountOrArgChange: true });
  const count = currentData?.data.find(({ item_id }) => item_id === item.id);
  const { openAs, failure, isPending } = useOpening({ params, item, motion, first, onDone: onClose });
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={
        first
          ? electionTexts.secondTitle(item.number)
          : isAgain
            ? texts.again(item.number)
            : texts.title(item.number)
      }
      onClose={onClose}
      actions={
        <>
          {!isGone && (
            <Button isPending={isPending} onPress={() => void openAs(how)}>
              {texts.confirm}
            </Button>
          )}
          <Button variant="quiet" isDisabled={isPending} onPress={onClose}>
            {isGone ? texts.close : texts.cancel}
          </Button>
        </>
      }
    >
      <Stack>
        <div>
          <strong>{titleOfBallot({ title: item.title, motion: motion ?? null })}</strong>
          {motion && <p>{wouldReadText}</p>}
          <MessageText text={motion?.wording ?? proposal.wording} />
        </div>
        <SinceConvocationNote since={item.since_convocation} />
        {options.length > 0 && (
          <p>
            {texts.options} {options.join(', ')}. {seats !== undefined && electionTexts.seats(seats)}
          </p>
        )}
        <p>{texts.needed(neededVotes(motion ? { ...proposal, election: null } : proposal))}</p>
        {isAgain && !motion && <p>{texts.againText}</p>}
        <PresenceWarning
          proposal={proposal}
          presence={presence}
          early={how === 'secret' || motion ? 0 : (count?.votes_absent ?? 0)}
        />
        <ChoiceCards
          label={texts.how}
          description={how === 'secret' ? texts.secretText : texts.publicText}
          options={[
            ...(isDecidedSecret ? [] : [{ id: 'public', label: texts.public }]),
            { id: 'secret', label: isDecidedSecret ? texts.decidedSecret : texts.secret },
          ]}
          value={how}
          isDisabled={isPending}
          onChange={(id) => setHow(id === 'secret' ? 'secret' : 'public')}
        />
        {how === 'secret' && <SecrecyWarning params={params} />}
        <EarlyVotes count={motion ? undefined : count} isSecret={how === 'secret'} />
        {isGone ? (
          <Alert tone="danger" title={texts.gone(item.number, item.title)} isAnnounced>
            {texts.goneText}
          </Alert>
        ) : (
          failure !== undefined && <Alert tone="danger" title={failure} isAnnounced />
        )}
      </Stack>
    </Dialog>
  );
}
