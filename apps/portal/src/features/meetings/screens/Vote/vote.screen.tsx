import { Alert } from '@mijn/ui/alert';
import { NarrowColumn } from '@mijn/ui/page';
import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';
import { Stack } from '@mijn/ui/stack';
import { useParams } from 'react-router';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { ResourcePage } from '../../../../shared/shell/resource-page.tsx';
import { isPassing } from '../../../../shared/uploads/connection-back.ts';
import { MeetingLine } from '../../components/meeting-line.tsx';
import { meetingPath } from '../../meetings.paths.ts';
import { useGetMeetingQuery } from '../../meetings.endpoints.ts';
import { ballotEndpoints, useGetOwnVotesQuery, useListBallotsQuery } from '../../voting/ballot-calls.ts';
import { texts } from '../../voting/texts.ts';
import { ofBallotsAndProxies, useBallotChanges } from '../../voting/use-ballot-changes.ts';
import { VoteContent } from './vote-content.tsx';

/** The time between two questions to the server, in milliseconds, if a hint was lost, and while the server does not respond. */
const ASKED_EVERY_MS = 30_000;
const RETRIED_EVERY_MS = 5000;

const skeleton = (
  <SkeletonGroup>
    <Skeleton height="24rem" shape="block" />
  </SkeletonGroup>
);

/** Shows the latest of what is known of a held meeting, and asks again by itself. */
function useHeldMeeting(meetingId: string) {
  const { id: association_id } = useAssociation();
  const input = { params: { association_id, meeting_id: meetingId } };
  useBallotChanges(ofBallotsAndProxies);
  const meeting = useGetMeetingQuery(input);
  const ballots = useListBallotsQuery(input);
  const known = ballotEndpoints.endpoints.getOwnVotes.useQueryState(input);
  const isLost = [known, ballots].some((query) => {
    const error = errorOf(query);
    return error !== undefined && isPassing(error);
  });
  const pollingInterval = isLost ? RETRIED_EVERY_MS : known.currentData?.is_held ? ASKED_EVERY_MS : 0;
  const own = useGetOwnVotesQuery(input, { pollingInterval });
  const failed = [meeting, own, ballots].find(
    (query) => query.currentData === undefined && query.error !== undefined,
  );
  return {
    isLost,
    query: {
      currentData:
        meeting.currentData && own.currentData && ballots.currentData
          ? { meeting: meeting.currentData, own: own.currentData, ballots: ballots.currentData.data }
          : undefined,
      error: failed?.error,
      isFetching: meeting.isFetching || own.isFetching || ballots.isFetching,
      refetch: () => failed?.refetch(),
    },
  };
}

/** The screen on which a member votes, made for a phone in the hall or at home. */
export function VoteScreen() {
  const { meetingId = '' } = useParams();
  const { query, isLost } = useHeldMeeting(meetingId);
  return (
    <ResourcePage
      key={meetingId}
      query={query}
      texts={texts}
      drawing="meetings"
      listPath={meetingPath(meetingId)}
      // While a ballot is open, a small phone needs the room for its choices.
      kind={
        query.currentData?.own.ballot?.state === 'open' ? undefined : <MeetingLine meetingId={meetingId} />
      }
      skeleton={skeleton}
    >
      {(found) => (
        <NarrowColumn>
          <Stack gap="large">
            {isLost && (
              <Alert tone="warning" title={texts.lost} isAnnounced>
                {texts.lostText}
              </Alert>
            )}
            <VoteContent {...found} />
          </Stack>
        </NarrowColumn>
      )}
    </ResourcePage>
  );
}
