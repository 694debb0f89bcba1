import type { Ballot, OwnVote } from '@mijn/domain/ballots';
import { Alert } from '@mijn/ui/alert';
import { Button } from '@mijn/ui/button';
import { SendBar } from '@mijn/ui/send-bar';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { useState } from 'react';
import { VoteChoices } from '../../components/choice-cards/vote-choices.tsx';
import { sharedVote } from '../../voting/shared-vote.ts';
import { texts } from '../../voting/texts.ts';
import type { Voting } from '../../voting/use-voting.ts';
import { instructionOf, isVotedByOwner } from '../../voting/votes-to-send.ts';
import { detailOf, instructionText, labelOf } from '../../voting/words.ts';
import { Divided } from './divided.tsx';

interface VoteFormProps {
  ballot: Ballot;
  votes: readonly OwnVote[];
  voting: Voting;
}

/** Returns why the vote of an apartment can't be chosen; undefined if it can. */
function lockOf(own: OwnVote): { title: string; text: string } | undefined {
  if (own.is_on_paper) return { title: texts.paper.title, text: texts.paper.text };
  const { owner } = texts.early;
  if (isVotedByOwner(own)) return { title: owner.title(own.giver ?? texts.somebody), text: owner.text };
  const instruction = instructionOf(own);
  return instruction
    ? { title: texts.instruction.title(instructionText(instruction)), text: texts.instruction.text }
    : undefined;
}

function ApartmentVote({ ballot, own, voting }: { ballot: Ballot; own: OwnVote; voting: Voting }) {
  const instruction = instructionOf(own);
  return (
    <Stack gap="small">
      <VoteChoices
        label={labelOf(own)}
        detail={detailOf(own)}
        options={ballot.options}
        seats={ballot.election?.seats}
        value={voting.choices[own.apartment_id] ?? own.vote}
        onChange={(vote) => voting.choose([own], vote)}
        lock={lockOf(own)}
      />
      {own.is_early && own.right === 'owner' && own.vote === null && <p>{texts.early.coOwner}</p>}
      {own.is_divided && <Divided own={own} />}
      {ballot.is_secret && own.has_voted && !own.is_on_paper && <p>{texts.secret.votedBefore}</p>}
      {ballot.is_secret && instruction && !own.is_on_paper && <p>{texts.secret.instruction}</p>}
    </Stack>
  );
}

/** Returns whether the screen has something to say about one apartment before its vote. */
const hasNote = ({ is_secret }: Ballot, { is_divided, is_early, right, vote, has_voted }: OwnVote): boolean =>
  is_divided || (is_early && right === 'owner' && vote === null) || (is_secret && has_voted);

/** Shows one choice for all apartments that have a choice, or one for each of them. Those with a fixed vote stand below it. */
function ApartmentVotes({ ballot, votes, voting }: VoteFormProps) {
  const free = votes.filter((own) => lockOf(own) === undefined);
  const shown = free.map((own) => voting.choices[own.apartment_id] ?? own.vote);
  const shared = sharedVote(shown);
  const [isApart, setApart] = useState(
    (shared === null && shown.some((vote) => vote !== null)) || free.some((own) => hasNote(ballot, own)),
  );
  const isOne = free.length > 1 && !isApart;
  return (
    <Stack>
      {isOne && (
        <VoteChoices
          label={texts.all.label(free)}
          detail={texts.all.detail(free)}
          options={ballot.options}
          seats={ballot.election?.seats}
          value={shared}
          onChange={(vote) => voting.choose(free, vote)}
        />
      )}
      {votes
        .filter((own) => !isOne || !free.includes(own))
        .map((own) => (
          <ApartmentVote key={own.apartment_id} ballot={ballot} own={own} voting={voting} />
        ))}
      {free.length > 1 && (
        <ButtonRow>
          <Button variant="text" size="small" onPress={() => setApart(!isApart)}>
            {isApart ? texts.all.atOnce : texts.all.apart}
          </Button>
        </ButtonRow>
      )}
    </Stack>
  );
}

/** Says what was chosen and not sent yet; undefined if everything was sent. */
function noteOf({ sending }: Voting, votes: readonly OwnVote[], hasChosen: boolean): string | undefined {
  if (!hasChosen || sending?.state === 'busy') return undefined;
  const isCounted = votes.some(({ vote }) => vote !== null) && !votes.some(({ is_divided }) => is_divided);
  return isCounted ? texts.notSent.changed : texts.notSent.one;
}

/** Shows the apartments for which the member votes, and the button that sends all of them. */
export function VoteForm({ ballot, votes, voting }: VoteFormProps) {
  const { toSend, sending, isEditing, isInFlight, keep, cast } = voting;
  const [isAsked, setAsked] = useState(false);
  const isBusy = sending?.state === 'busy' && sending.ballot.id === ballot.id;
  const isWaiting = sending?.state === 'waiting' && sending.ballot.id === ballot.id;
  const { is_secret: isSecret } = ballot;
  // In a secret ballot nobody but this browser can seal an instruction. Else it counts without a press, and one without a choice is a mistake.
  const isFixed = !isSecret && votes.every((own) => own.instruction !== null || isVotedByOwner(own));
  const hasChosen = votes.some(
    (own) =>
      (isSecret || own.instruction === null) &&
      toSend.some(({ apartment_id }) => apartment_id === own.apartment_id),
  );
  const press = () => {
    setAsked(!hasChosen);
    if (hasChosen) void cast();
  };
  return (
    <Stack>
      <ApartmentVotes ballot={ballot} votes={votes} voting={voting} />
      {isWaiting && (
        <Alert tone="warning" title={texts.waiting.title} isAnnounced>
          {texts.waiting.text}
        </Alert>
      )}
      {isAsked && !hasChosen && (
        <Alert tone="danger" isAnnounced>
          {texts.chooseFirst}
        </Alert>
      )}
      {isFixed ? (
        <p>{votes.some(isVotedByOwner) ? texts.early.nothingToDo : texts.instruction.nothingToDo}</p>
      ) : (
        <SendBar note={noteOf(voting, votes, hasChosen)}>
          <Button isPending={isBusy} pendingLabel={texts.sending} onPress={press}>
            {texts.send(toSend.length)}
          </Button>
          {isEditing && (
            <Button variant="quiet" isDisabled={isInFlight} onPress={keep}>
              {texts.keep}
            </Button>
          )}
        </SendBar>
      )}
    </Stack>
  );
}
