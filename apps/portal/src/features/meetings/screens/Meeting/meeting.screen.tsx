import type { Meeting } from '@mijn/domain/meetings';
import { isBoardMember } from '@mijn/domain/roles';
import { Alert } from '@mijn/ui/alert';
import { DetailLayout } from '@mijn/ui/detail-layout';
import { lazyPart } from '@mijn/ui/lazy-part';
import { Stack } from '@mijn/ui/stack';
import { useParams } from 'react-router';
import { meetingsPath } from '../../meetings.paths.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { ResourcePage } from '../../../../shared/shell/resource-page.tsx';
import { OwnAttendance, OwnProxiesAfter } from '../../attendance/own-attendance.tsx';
import { AttendancesCard, QuorumCard } from '../../attendance/quorum-card.tsx';
import { OtherMeeting } from '../../second-meetings/other-meeting.tsx';
import { HoldCard } from '../../hold/hold-card.tsx';
import { MinutesCard } from '../../hold/minutes-draft.tsx';
import { AddToCalendar } from '../../components/add-to-calendar.tsx';
import { useAreEarlyVotesPending } from '../../early-votes/early-votes-entry.tsx';
import { useGetMeetingQuery } from '../../meetings.endpoints.ts';
import { ConvocationCard, useAreConvocationsPending } from '../../convocations/convocation-card.tsx';
import { MeetingAgenda, useIsAgendaPending } from './meeting-agenda.tsx';
import { HeldMeeting, MeetingResults, useIsHeld, useIsVotingPending } from './held-meeting.tsx';
import { MeetingDecisions, useAreDecisionsPending } from './meeting-decisions.tsx';
import {
  MeetingDocuments,
  MeetingFacts,
  MeetingKind,
  MeetingPlace,
  MeetingSkeleton,
} from './meeting-content.tsx';
import { useProxyChanges } from '../../proxies/use-proxy-changes.ts';
import { texts } from './texts.ts';

// The rules stand below all else, so that nothing moves when they come.
const { Component: VotingRules } = lazyPart(
  'voting-rules',
  async () => (await import('../../attendance/voting-rules.tsx')).VotingRules,
);

const isPlanned = (meeting: Meeting | undefined): boolean =>
  meeting !== undefined && !meeting.is_over && !meeting.is_cancelled;

/** Whether members can still say that they come. */
const isAhead = ({ is_cancelled, has_begun }: Meeting): boolean => !is_cancelled && !has_begun;

function MeetingContent({ meeting }: { meeting: Meeting }) {
  const association = useAssociation();
  const attendance = isAhead(meeting) ? (
    <OwnAttendance meeting={meeting} />
  ) : (
    !meeting.is_cancelled && <OwnProxiesAfter meeting={meeting} />
  );
  const quorum = isAhead(meeting) && isBoardMember(association) && <QuorumCard meeting={meeting} />;
  const held = <HeldMeeting meetingId={meeting.id} />;
  const isLed = useIsHeld(meeting.id) && meeting.has_begun && isBoardMember(association);
  // On a phone, the board reads before the agenda who comes, and finds the screens with which it leads the meeting.
  const start = quorum ? attendance : isLed && held;
  return (
    <DetailLayout
      {...(start && { start })}
      facts={
        <Stack>
          {isPlanned(meeting) && isBoardMember(association) && <HoldCard meeting={meeting} />}
          {meeting.is_over && !meeting.is_cancelled && isBoardMember(association) && (
            <MinutesCard meeting={meeting} />
          )}
          {quorum}
          <ConvocationCard meeting={meeting} />
          {meeting.has_begun && isBoardMember(association) && <AttendancesCard meeting={meeting} />}
          <MeetingFacts meeting={meeting} />
        </Stack>
      }
    >
      <Stack gap="large">
        {meeting.is_cancelled && (
          <Alert tone="warning" title={texts.cancelled}>
            {texts.cancelledText(meeting.is_over)}
          </Alert>
        )}
        <OtherMeeting meeting={meeting} />
        {!isLed && held}
        {!quorum && attendance}
        {/* Who comes back to a meeting reads its minutes. */}
        {meeting.is_over && <MeetingDocuments meeting={meeting} />}
        <MeetingAgenda meeting={meeting} />
        <MeetingResults meeting={meeting} />
        <MeetingDecisions meetingId={meeting.id} />
        {!meeting.is_over && <MeetingDocuments meeting={meeting} />}
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
      kind={meeting ? <MeetingKind meeting={meeting} /> : '\u00A0'}
      sub={meeting ? <MeetingPlace meeting={meeting} /> : '\u00A0'}
      actions={isPlanned(meeting) && <AddToCalendar meetingId={meetingId} />}
      skeleton={<MeetingSkeleton />}
    >
      {(found) => <MeetingContent meeting={found} />}
    </ResourcePage>
  );
}
