import type { Meeting } from '@mijn/domain/meetings';
import type { SecondMeetingPlan } from '@mijn/domain/second-meetings';
import { Alert } from '@mijn/ui/alert';
import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';
import { Stack } from '@mijn/ui/stack';
import { useParams } from 'react-router';
import { DraftScope } from '../../../../shared/drafts/draft-scope.tsx';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { FormPage } from '../../../../shared/shell/form-page.tsx';
import { QueryState } from '../../../../shared/shell/query-state.tsx';
import { MeetingLine } from '../../components/meeting-line.tsx';
import { useGetMeetingQuery } from '../../meetings.endpoints.ts';
import { meetingPath } from '../../meetings.paths.ts';
import { useGetSecondMeetingQuery } from '../../second-meetings/second-meeting-calls.ts';
import { CancelSecondMeeting } from './cancel-second-meeting.tsx';
import { MoveSecondMeeting } from './move-second-meeting.tsx';
import { SecondMeetingForm } from './second-meeting-form.tsx';
import { texts } from './texts.ts';

const skeleton = (
  <SkeletonGroup>
    <Skeleton height="28rem" shape="block" />
  </SkeletonGroup>
);

function Plan({ first, plan }: { first: Meeting; plan: SecondMeetingPlan }) {
  const { second, may_call } = plan;
  if (may_call)
    return (
      <DraftScope form={`second-meeting/${first.id}`}>
        <SecondMeetingForm meeting={first} plan={plan} />
      </DraftScope>
    );
  if (!second?.may_cancel)
    return (
      <Alert tone="info" title={texts.noneTitle}>
        {second ? texts.begun : texts.none}
      </Alert>
    );
  return (
    <Stack gap="large">
      {second.may_move ? (
        <DraftScope form={`second-meeting/${second.id}/moment`}>
          <MoveSecondMeeting key={second.id} firstId={first.id} plan={plan} second={second} />
        </DraftScope>
      ) : (
        <p>{texts.move.doorOpen}</p>
      )}
      <CancelSecondMeeting firstId={first.id} second={second} />
    </Stack>
  );
}

/** Lets the board call a second meeting about what a meeting could not decide without its quorum, move it or cancel it (docs/product.md#second-meeting). */
export function SecondMeetingScreen() {
  const { meetingId = '' } = useParams();
  const { id: association_id } = useAssociation();
  const input = { params: { association_id, meeting_id: meetingId } };
  const meeting = useGetMeetingQuery(input);
  const plan = useGetSecondMeetingQuery(input);
  return (
    <FormPage
      title={plan.currentData?.second ? texts.change : texts.title}
      sub={<MeetingLine meetingId={meetingId} />}
      texts={{ back: texts.back, readOnly: texts.readOnly }}
      listPath={meetingPath(meetingId)}
    >
      <QueryState query={meeting} failure={texts.failed} skeleton={skeleton}>
        {(first) => (
          <QueryState query={plan} failure={texts.failed} skeleton={skeleton}>
            {(found) => <Plan first={first} plan={found} />}
          </QueryState>
        )}
      </QueryState>
    </FormPage>
  );
}
