import type { Ballot, OwnVotes } from '@mijn/domain/ballots';
import { dutchTime, formatLongDate, formatTime } from '@mijn/domain/formats';
import { MEETING_HELD_BEFORE_MS } from '@mijn/domain/limits';
import type { Meeting } from '@mijn/domain/meetings';
import { Alert } from '@mijn/ui/alert';
import { LinkButton } from '@mijn/ui/link-button';
import { Stack } from '@mijn/ui/stack';
import { DoorCode } from './door-code/door-code.tsx';
import { LivePlace } from '../../components/live-place/live-place.tsx';
import { meetingPath } from '../../meetings.paths.ts';
import { AdjournedNotice } from '../../procedure/adjourned-notice.tsx';
import { useMayAct } from '../../proxies/use-may-act.ts';
import { ballotNews } from '../../voting/ballot-news.ts';
import { closedBallots, ClosedBallots, LastBallot } from '../../voting/ballot-outcome.tsx';
import { texts } from '../../voting/texts.ts';
import { WithoutVotes } from '../../voting/without-votes.tsx';
import { useVoting } from '../../voting/use-voting.ts';
import { AgendaNow } from './agenda-now.tsx';
import { BallotHead } from './ballot-head.tsx';
import { OwnApartments } from './own-apartments.tsx';
import { NotPresent, Waiting } from './own-presence.tsx';
import { Receipt } from './receipt.tsx';
import { RefusedVotes } from './refused-votes.tsx';
import { SentNotice } from './sent-notice.tsx';
import { VoteForm } from './vote-form.tsx';

interface VoteContentProps {
  meeting: Meeting;
  own: OwnVotes;
  ballots: readonly Ballot[];
}

/** Shows that nobody votes now: the meeting does not begin yet, is over, or does not take place. */
function NotHeld({ meeting, own }: Pick<VoteContentProps, 'meeting' | 'own'>) {
  const { id, meeting_date, is_cancelled, has_begun } = meeting;
  if (is_cancelled) return <Alert tone="warning" title={texts.cancelled} />;
  if (has_begun) {
    return (
      <Alert
        tone="info"
        title={texts.over.title}
        actions={
          <LinkButton variant="quiet" size="small" href={meetingPath(id)}>
            {texts.over.link}
          </LinkButton>
        }
      >
        {texts.over.text}
      </Alert>
    );
  }
  const start = dutchTime(meeting_date);
  const opens = new Date(Date.parse(meeting_date) - MEETING_HELD_BEFORE_MS);
  return (
    <Stack>
      <Alert tone="info" title={texts.before.title(formatLongDate(start), formatTime(start))}>
        {texts.before.text(formatTime(dutchTime(opens)))}
      </Alert>
      {own.code !== null && <DoorCode label={texts.code} code={own.code} />}
    </Stack>
  );
}

function OpenBallot({
  ballot,
  own,
  voting,
}: {
  ballot: Ballot;
  own: OwnVotes;
  voting: ReturnType<typeof useVoting>;
}) {
  const mayAct = useMayAct();
  const { votes } = own;
  if (votes.length === 0 && own.without_votes.length > 0) return null;
  if (votes.length === 0) {
    return (
      <Alert tone="info" title={texts.noVotes.title}>
        {texts.noVotes.text}
      </Alert>
    );
  }
  // The notice above says that the vote of another device counts, and that the screen asks which one.
  if (voting.isOutdated) return null;
  const hasVoted = votes.some(({ has_voted }) => has_voted);
  const isOnPaper = votes.every(({ is_on_paper }) => is_on_paper);
  const { sending } = voting;
  const isSending =
    sending?.ballot.id === ballot.id && !['received', 'kept', 'newer'].includes(sending.state);
  const isForm = mayAct && !isOnPaper && (!hasVoted || voting.isEditing || isSending);
  return isForm ? (
    <VoteForm key={ballot.id} ballot={ballot} votes={votes} voting={voting} />
  ) : (
    <Receipt ballot={ballot} votes={votes} voting={voting} mayAct={mayAct} />
  );
}

/** Shows a member what to do now: report, wait, vote, or read the result (docs/product.md#voting). */
export function VoteContent({ meeting, own: known, ballots }: VoteContentProps) {
  const mayAct = useMayAct();
  // Nobody votes any more in a ballot that is being counted.
  const ballot = known.ballot?.state === 'open' ? known.ballot : null;
  const own = { ...known, ballot, votes: ballot ? known.votes : [] };
  const voting = useVoting(meeting.id, own);
  const { is_held, presence } = own;
  // A ballot that was cancelled before a later one does not matter any more.
  const last = ballot ? undefined : (known.ballot ?? ballots[0]);
  // The list can be older than what is known of the open ballot.
  const isLastShown = is_held && last !== undefined && last.state !== 'open';
  const former = closedBallots(ballots).filter(({ id }) => !isLastShown || id !== last.id);
  // Who is not present reads elsewhere that there is a ballot.
  const voted = is_held && presence !== null ? ballot : null;
  // A list that still has the ballot as open is about to say how it ended, so that nothing is told in between.
  const isBehind = is_held && presence !== null && last?.state === 'open';
  const shown = voted ?? (isLastShown || isBehind ? last : undefined);
  const person = { meetingId: meeting.id, own, mayAct };
  return (
    <Stack gap="large">
      <SentNotice voting={voting} ballot={ballot} ballots={ballots} shown={isLastShown ? last : undefined} />
      <RefusedVotes voting={voting} isOpen={voting.sending?.ballot.id === ballot?.id} />
      {!is_held && <NotHeld meeting={meeting} own={own} />}
      {is_held && <WithoutVotes apartments={own.without_votes} />}
      {is_held && own.adjournment && <AdjournedNotice adjournment={own.adjournment} />}
      {is_held && presence === null && <NotPresent {...person} />}
      {is_held && presence !== null && ballot === null && <Waiting {...person} />}
      <LivePlace announcement={shown ? ballotNews(shown) : ''} view={presence ? 'present' : 'absent'}>
        {voted && (
          <BallotHead ballot={voted}>
            <OpenBallot ballot={voted} own={own} voting={voting} />
          </BallotHead>
        )}
        {isLastShown && <LastBallot ballot={last} formerVotes={own.former_votes} />}
      </LivePlace>
      {is_held && !voted && <OwnApartments apartments={own.apartments} />}
      {is_held && !voted && <AgendaNow meetingId={meeting.id} ballots={ballots} />}
      <ClosedBallots
        title={is_held ? texts.former : texts.results}
        ballots={former}
        formerVotes={own.former_votes}
      />
    </Stack>
  );
}
