import { Alert } from '@mijn/ui/alert';
import { DetailLayout } from '@mijn/ui/detail-layout';
import { NextSteps } from '@mijn/ui/next-steps';
import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';
import { useParams } from 'react-router';
import { DraftScope } from '../../../../shared/drafts/draft-scope.tsx';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { FormPage } from '../../../../shared/shell/form-page.tsx';
import { QueryState } from '../../../../shared/shell/query-state.tsx';
import { MeetingLine } from '../../components/meeting-line.tsx';
import { agendaInput, useListAgendaItemsQuery, useListProxiesQuery } from '../../agenda-calls.ts';
import { useGetMeetingQuery } from '../../meetings.endpoints.ts';
import { proxiesPath } from '../../meetings.paths.ts';
import { proposalsOf } from '../../proxies/words.ts';
import { PaperForm } from './paper-form.tsx';
import { texts } from './texts.ts';

const skeleton = (
  <SkeletonGroup>
    <Skeleton height="28rem" shape="block" />
  </SkeletonGroup>
);

/** Shows the board the form for a proxy on paper (docs/product.md#attendance). */
export function AddPaperProxyScreen() {
  const { meetingId = '' } = useParams();
  const { id: association_id } = useAssociation();
  const input = { params: { association_id, meeting_id: meetingId } };
  const { currentData: meeting } = useGetMeetingQuery(input);
  const known = useListProxiesQuery(input);
  const agenda = useListAgendaItemsQuery(agendaInput(association_id, meetingId));
  const isOver = meeting !== undefined && (meeting.is_over || meeting.is_cancelled);
  return (
    <FormPage
      title={texts.title}
      sub={<MeetingLine meetingId={meetingId} />}
      texts={{ back: texts.back, readOnly: texts.readOnly }}
      listPath={proxiesPath(meetingId)}
    >
      <QueryState query={known} failure={texts.failed} skeleton={skeleton}>
        {({ terms }) =>
          isOver || terms.proxies_max === 0 ? (
            <Alert tone="info" title={texts.readOnly}>
              {isOver ? texts.over : texts.notAllowed}
            </Alert>
          ) : (
            <QueryState query={agenda} failure={texts.failed} skeleton={skeleton}>
              {({ data }) => (
                <DetailLayout gap="large" facts={<NextSteps {...texts.next} />}>
                  <DraftScope form={`paper-proxy/${meetingId}`} newLabel={texts.another}>
                    <PaperForm meetingId={meetingId} terms={terms} proposals={proposalsOf(data)} />
                  </DraftScope>
                </DetailLayout>
              )}
            </QueryState>
          )
        }
      </QueryState>
    </FormPage>
  );
}
