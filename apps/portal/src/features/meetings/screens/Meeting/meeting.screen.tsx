import type { Meeting } from '@mijn/domain/meetings';
import { isBoardMember } from '@mijn/domain/roles';
import { Alert } from '@mijn/ui/alert';
import { DateBlockSkeleton } from '@mijn/ui/date-block';
import { DetailLayout } from '@mijn/ui/detail-layout';
import { lazyPart } from '@mijn/ui/lazy-part';
import { Stack } from '@mijn/ui/stack';
import { useParams } from 'react-router';
import { meetingsPath } from '../../meetings.paths.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { ResourcePage } from '../../../../shared/shell/resource-page.tsx';
import { OwnAttendance, OwnProxiesAfter } from '../../attendance/own-attendance.tsx';
import { OtherMeeting } from '../../second-meetings/other-meeting.tsx';
import { useAreEarlyVotesPending } from '../../early-votes/early-votes-entry.tsx';
import { useGetMeetingQuery } from '../../meetings.endpoints.ts';
import { ConvocationCard, useAreConvocationsPending } from '../../convocations/convocation-card.tsx';
import { MeetingAgenda, useIsAgendaPending } from './meeting-agenda.tsx';
import { HeldMeeting, MeetingResults, useIsHeld, useIsVotingPending } from './held-meeting.tsx';
import { MeetingDecisions, useAreDecisionsPending } from './meeting-decisions.tsx';
import {
  BoardPartSkeleton,
  MeetingDay,
  MeetingDocuments,
  MeetingDownloads,
  MeetingFacts,
  MeetingKind,
  MeetingKindPlace,
  MeetingPlace,
  MeetingSkeleton,
} from './meeting-content.tsx';
import { useProxyChanges } from '../../proxies/use-proxy-changes.ts';
import { texts } from './texts.ts';

const { Component: BoardPart } = lazyPart(
  'meeting-board',
  async () => (await import('./board-part.tsx')).BoardPart,
  { placeholder: <BoardPartSkeleton /> },
);

// The rules stand below all else, so that nothing moves when they come.
const { Component: VotingRules } = lazyPart(
  'voting-rules',
  async () => (await import('../../attendance/voting-rules.tsx')).VotingRules,
);

/** Whether members can still say that they come. */
const isAhead = ({ is_cancelled, has_begun }: Meeting): boolean => !is_cancelled && !has_begun;

function MeetingContent({ meeting }: { meeting: Meeting }) {
  const association = useAssociation();
  const attendance = isAhead(meeting) ? (
    <OwnAttendance meeting={meeting} />
  ) : (
    !meeting.is_cancelled && <OwnProxiesAfter meeting={meeting} />
  );
  const isBoard = isBoardMember(association);
  const held = <HeldMeeting meetingId={meeting.id} />;
  const isLed = useIsHeld(meeting.id) && meeting.has_begun && isBoard;
  // On a phone, the board finds what it does for the meeting before the documents and the agenda.
  const isFirst = isAhead(meeting) && isBoard;
  const start = isFirst ? attendance : isLed && held;
  return (
    <DetailLayout
      {...(start && { start })}
      facts={
        <Stack>
          {isBoard ? (
            <BoardPart meeting={meeting} />
          ) : (
            <>
              <ConvocationCard meeting={meeting} />
              <MeetingFacts meeting={meeting} />
            </>
          )}
        </Stack>
      }
    >
      <Stack gap="large">
        {meeting.is_cancelled && (
          <Alert tone="warning" title={texts.cancelled}>
            {texts.cancelledText(meeting.is_over, meeting.cancel_reason)}
          </Alert>
        )}
        <OtherMeeting meeting={meeting} />
        {!isLed && held}
        {!isFirst && attendance}
        <MeetingDocuments meeting={meeting} />
        <MeetingAgenda meeting={meeting} />
        <MeetingResults meeting={meeting} />
        <MeetingDecisions meetingId={meeting.id} />
        {!meeting.is_over && <VotingRules />}
      </Stack>
    </DetailLayout>
  );
}

export function MeetingScreen() {
  useProxyChanges();
  const { meetingId = '' } = useParams();
  const { id: association_id } = useAssociation();
  const query = useGetMeetingQuery({ params: { association_id, meeting_id: meetingId } });
  const pending = [
    useIsAgendaPending(meetingId),
    useAreDecisionsPending(meetingId),
    useAreConvocationsPending(meetingId),
    useIsVotingPending(meetingId),
    useAreEarlyVotesPending(meetingId),
  ];
  const meeting = query.currentData;
  return (
    <ResourcePage
      key={meetingId}
      query={pending.includes(true) ? { ...query, currentData: undefined } : query}
      texts={{ ...texts, title: meeting?.concerns ?? texts.title }}
      drawing="meetings"
      listPath={meetingsPath}
      kind={meeting ? <MeetingKind meeting={meeting} /> : <MeetingKindPlace />}
      sub={meeting ? <MeetingPlace meeting={meeting} /> : '\u00A0'}
      mark={meeting ? <MeetingDay meeting={meeting} /> : <DateBlockSkeleton />}
      actions={meeting && <MeetingDownloads meeting={meeting} />}
      skeleton={<MeetingSkeleton />}
    >
      {(found) => <MeetingContent meeting={found} />}
    </ResourcePage>
  );
}
