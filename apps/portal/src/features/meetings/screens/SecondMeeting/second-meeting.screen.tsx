import { Alert } from '@mijn/ui/alert';
import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';
import { useParams } from 'react-router';
import { DraftScope } from '../../../../shared/drafts/draft-scope.tsx';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { FormPage } from '../../../../shared/shell/form-page.tsx';
import { QueryState } from '../../../../shared/shell/query-state.tsx';
import { MeetingLine } from '../../components/meeting-line.tsx';
import { useGetMeetingQuery } from '../../meetings.endpoints.ts';
import { meetingPath } from '../../meetings.paths.ts';
import { useGetSecondMeetingQuery } from '../../second-meetings/second-meeting-calls.ts';
import { SecondMeetingForm } from './second-meeting-form.tsx';
import { texts } from './texts.ts';

const skeleton = (
  <SkeletonGroup>
    <Skeleton height="28rem" shape="block" />
  </SkeletonGroup>
);

/** Lets the board call a second meeting about what a meeting could not decide without its quorum (docs/product.md#second-meeting). */
export function SecondMeetingScreen() {
  const { meetingId = '' } = useParams();
  const { id: association_id } = useAssociation();
  const input = { params: { association_id, meeting_id: meetingId } };
  const meeting = useGetMeetingQuery(input);
  const plan = useGetSecondMeetingQuery(input);
  return (
    <FormPage
      title={texts.title}
      sub={<MeetingLine meetingId={meetingId} />}
      texts={{ back: texts.back, readOnly: texts.readOnly }}
      listPath={meetingPath(meetingId)}
    >
      <QueryState query={meeting} failure={texts.failed} skeleton={skeleton}>
        {(first) => (
          <QueryState query={plan} failure={texts.failed} skeleton={skeleton}>
            {(found) =>
              found.may_call ? (
                <DraftScope form={`second-meeting/${meetingId}`}>
                  <SecondMeetingForm meeting={first} plan={found} />
                </DraftScope>
              ) : (
                <Alert tone="info" title={texts.noneTitle}>
                  {texts.none}
                </Alert>
              )
            }
          </QueryState>
        )}
      </QueryState>
    </FormPage>
  );
}
