import type { EarlyVotesOfItem } from '@mijn/domain/early-votes';
import { Alert } from '@mijn/ui/alert';
import { Button } from '@mijn/ui/button';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { useState } from 'react';
import { errorText } from '../../../../shared/api/error-text.ts';
import { VoteChoices } from '../../components/choice-cards/vote-choices.tsx';
import { isConflict } from '../../../../shared/api/failures.ts';
import type { EarlyVoting } from '../../early-votes/use-early-voting.ts';
import { hasVotesNow, shownVote, type VotingApartment } from '../../early-votes/votes-of-item.ts';
import { sharedVote } from '../../voting/shared-vote.ts';
import type { Progress } from '../../voting/use-send-votes.ts';
import { texts as votingTexts } from '../../voting/texts.ts';
import { texts } from './texts.ts';

export interface ProposalVoteProps {
  item: EarlyVotesOfItem;
  apartments: readonly VotingApartment[];
  options: readonly string[];
  /** The seats for which the options are candidates; undefined unless people are elected. */
  seats: number | undefined;
}

/** Shows one choice for all apartments, or one for each of them. */
function Choices({ item, apartments, options, seats, voting }: ProposalVoteProps & { voting: EarlyVoting }) {
  const { choices, choose } = voting;
  const shown = apartments.map(({ apartment_id }) => shownVote(item, choices, apartment_id));
  const shared = sharedVote(shown);
  const hasVotes = shown.some((vote) => vote !== null);
  const [isApart, setApart] = useState(hasVotes && shared === null);
  const ids = apartments.map(({ apartment_id }) => apartment_id);
  const isOne = apartments.length === 1;
  if (!isOne && !isApart)
    return (
      <Stack gap="small">
        <VoteChoices
          label={texts.all}
          detail={texts.together(
            apartments.length,
            apartments.reduce((sum, { votes }) => sum + votes, 0),
          )}
          options={options}
          seats={seats}
          value={shared}
          onChange={(vote) => choose(ids, vote)}
        />
        <ButtonRow>
          <Button variant="text" size="small" onPress={() => setApart(true)}>
            {texts.apart}
          </Button>
        </ButtonRow>
      </Stack>
    );
  return (
    <Stack gap="small">
      {apartments.map(({ apartment_id, name, votes }) => (
        <Stack key={apartment_id} gap="small">
          <VoteChoices
            label={isOne ? texts.own : name}
            detail={texts.apartment(name, votes)}
            options={options}
            seats={seats}
            value={shownVote(item, choices, apartment_id)}
            onChange={(vote) => choose([apartment_id], vote)}
          />
          {item.votes.some((own) => own.apartment_id === apartment_id && own.has_co_owner_voted) && (
            <p>{texts.coOwner}</p>
          )}
        </Stack>
      ))}
      {!isOne && (
        <ButtonRow>
          <Button variant="text" size="small" onPress={() => setApart(false)}>
            {texts.atOnce}
          </Button>
        </ButtonRow>
      )}
    </Stack>
  );
}

/** Says what became of votes that were not received. */
export function Failure({ sending }: { sending: Progress | undefined }) {
  if (sending?.state === 'waiting')
    return (
      <Alert tone="warning" title={texts.waiting.title} isAnnounced>
        {texts.waiting.text}
      </Alert>
    );
  if (sending?.state === 'kept')
    return (
      <Alert tone="info" title={texts.kept.title} isAnnounced>
        {texts.kept.text}
      </Alert>
    );
  if (sending?.state !== 'refused' && sending?.state !== 'unsealed') return null;
  const { error = { kind: 'network' } } = sending;
  const isBegun = error.kind === 'response' && error.code === 'meeting_begun';
  const text = isConflict(error) ? texts.refused.changed : isBegun ? texts.refused.begun : errorText(error);
  return (
    <Alert tone="danger" title={texts.refused.title} isAnnounced>
      {text} {sending.isUnsure && texts.refused.unsure}
    </Alert>
  );
}

/** Says that a choice was not sent in time: the proposal was changed, or the meeting began. */
export function Unsent({ voting, mayVote }: { voting: EarlyVoting; mayVote: boolean }) {
  const { choices, isChangedMeanwhile, sending } = voting;
  const isLate = !mayVote && Object.keys(choices).length > 0;
  if (sending !== undefined || (!isChangedMeanwhile && !isLate)) return null;
  return (
    <Alert tone="warning" title={texts.unsent.title} isAnnounced>
      {isLate ? texts.unsent.begun : texts.unsent.changed}
    </Alert>
  );
}

interface NewerProps {
  voting: EarlyVoting;
  hasVotes: boolean;
  mayVote: boolean;
}

function newerOf({ voting: { isOutdated }, hasVotes, mayVote }: NewerProps) {
  const { newer } = texts;
  if (isOutdated) return newer.looking;
  if (!mayVote) return newer.ended;
  return hasVotes ? votingTexts.newer : newer.withdrawn;
}

/** Says what counts, if the member voted or withdrew the vote meanwhile on another device. */
export function Newer(props: NewerProps) {
  if (props.voting.sending?.state !== 'newer') return null;
  const { title, text } = newerOf(props);
  return (
    <Alert tone="warning" title={title} isAnnounced>
      {text}
    </Alert>
  );
}

/** Shows the choices about one proposal, and the button that sends them. */
export function ProposalForm({ voting, ...proposal }: ProposalVoteProps & { voting: EarlyVoting }) {
  const { choices, sending, isEditing, isInFlight, keep, cast } = voting;
  const { item } = proposal;
  const [isAsked, setAsked] = useState(false);
  const hasChosen = Object.keys(choices).length > 0;
  const hasVotes = hasVotesNow(item);
  const isBusy = sending?.state === 'busy';
  const note = hasVotes ? texts.notSentChange : texts.notSent;
  const press = () => {
    setAsked(!hasChosen);
    if (hasChosen) void cast();
  };
  return (
    <Stack>
      <Choices {...proposal} voting={voting} />
      <Failure sending={sending} />
      {isAsked && !hasChosen && (
        <Alert tone="danger" isAnnounced>
          {texts.chooseFirst}
        </Alert>
      )}
      {hasChosen && !isBusy && sending?.state !== 'waiting' && <p>{note}</p>}
      <ButtonRow>
        <Button isPending={isBusy} pendingLabel={texts.sending} onPress={press}>
          {texts.send(item.number, hasVotes)}
        </Button>
        {isEditing && (
          <Button variant="quiet" isDisabled={isInFlight} onPress={keep}>
            {texts.keep}
          </Button>
        )}
      </ButtonRow>
    </Stack>
  );
}
