import { mdiVoteOutline } from '@mdi/js';
import type { Meeting } from '@mijn/domain/meetings';
import { Card } from '@mijn/ui/card';
import { LinkButton } from '@mijn/ui/link-button';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { QueryError } from '../../../../shared/shell/query-state.tsx';
import { useGetOwnVotesQuery, useListBallotsQuery } from '../../meeting-calls.ts';
import { SecondMeetingEntry } from '../../second-meetings/second-meeting-entry.tsx';
import { votePath } from '../../meetings.paths.ts';
import { closedBallots, ClosedBallots } from '../../voting/ballot-outcome.tsx';
import { texts } from '../../voting/texts.ts';
import { useBallotChanges } from '../../voting/use-ballot-changes.ts';

function useVotingOf(meetingId: string) {
  const input = { params: { association_id: useAssociation().id, meeting_id: meetingId } };
  return { own: useGetOwnVotesQuery(input), ballots: useListBallotsQuery(input) };
}

/** Returns whether it is unknown yet if the meeting is held. A page that waits for it does not move when it arrives. */
export function useIsVotingPending(meetingId: string): boolean {
  const { own, ballots } = useVotingOf(meetingId);
  return [own, ballots].some(({ currentData, error }) => currentData === undefined && error === undefined);
}

export const useIsHeld = (meetingId: string): boolean =>
  useVotingOf(meetingId).own.currentData?.is_held ?? false;

/** Leads to the screen where members vote while the meeting is held. */
export function HeldMeeting({ meetingId }: { meetingId: string }) {
  const { currentData: own } = useVotingOf(meetingId).own;
  useBallotChanges();
  if (!own?.is_held) return null;
  const { ballot } = own;
  return (
    <Card title={texts.held.title} tone="attention">
      <Stack gap="small">
        <p>
          {ballot?.state === 'open'
            ? texts.held.open(texts.about(ballot.number, ballot.title))
            : texts.held.text}
        </p>
        <ButtonRow>
          <LinkButton href={votePath(meetingId)} icon={mdiVoteOutline}>
            {texts.held.link}
          </LinkButton>
        </ButtonRow>
      </Stack>
    </Card>
  );
}

/** Shows how the meeting voted, each ballot with the sum that decided. The board can call a second meeting about what lacked a quorum. */
export function MeetingResults({ meeting }: { meeting: Meeting }) {
  const { ballots } = useVotingOf(meeting.id);
  const data = ballots.currentData?.data;
  if (data === undefined) return <QueryError query={ballots} failure={texts.resultsFailed} />;
  return (
    <>
      <ClosedBallots title={texts.results} ballots={closedBallots(data)} />
      <SecondMeetingEntry meeting={meeting} ballots={data} />
    </>
  );
}
