import { dutchTime } from '@mijn/domain/formats';
import { isOpenProxy, type OwnProxies } from '@mijn/domain/proxies';
import type { Meeting } from '@mijn/domain/meetings';
import { DateText } from '@mijn/ui/date-text';
import { DetailLayout } from '@mijn/ui/detail-layout';
import { FactLine } from '@mijn/ui/fact-line';
import { NextSteps } from '@mijn/ui/next-steps';
import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';
import { useParams, useSearchParams } from 'react-router';
import { DraftScope } from '../../../../shared/drafts/draft-scope.tsx';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { FormPage } from '../../../../shared/shell/form-page.tsx';
import { QueryState } from '../../../../shared/shell/query-state.tsx';
import { MissingPage } from '../../../../shared/shell/resource-page.tsx';
import { agendaInput, useListAgendaItemsQuery, useListProxiesQuery } from '../../agenda-calls.ts';
import { useGetMeetingQuery } from '../../meetings.endpoints.ts';
import { meetingPath } from '../../meetings.paths.ts';
import { proposalsOf } from '../../proxies/words.ts';
import { useMayAct } from '../../proxies/use-may-act.ts';
import { GiveProxyForm } from './give-proxy-form.tsx';
import { texts } from './texts.ts';

const skeleton = (
  <SkeletonGroup>
    <Skeleton height="28rem" shape="block" />
  </SkeletonGroup>
);

function Missing({ meetingId, reason }: { meetingId: string; reason: string }) {
  return (
    <MissingPage
      title={texts.title}
      drawing="meetings"
      missing={texts.missing}
      reason={reason}
      back={{ label: texts.back, href: meetingPath(meetingId) }}
    />
  );
}

interface LoadedProps {
  meeting: Meeting;
  known: OwnProxies;
}

function Loaded({ meeting, known }: LoadedProps) {
  const { id: association_id } = useAssociation();
  const agenda = useListAgendaItemsQuery(agendaInput(association_id, meeting.id));
  const [search] = useSearchParams();
  const changed = known.data.find(
    ({ id, relation, state }) => id === search.get('wijzig') && relation === 'giver' && isOpenProxy(state),
  );
  return (
    <FormPage
      title={changed ? texts.changeTitle : texts.title}
      sub={
        <FactLine>
          {meeting.concerns}
          <DateText date={dutchTime(meeting.meeting_date)} look="long" />
        </FactLine>
      }
      texts={{ back: texts.back, readOnly: texts.missing }}
      listPath={meetingPath(meeting.id)}
    >
      <QueryState query={agenda} failure={texts.failed} skeleton={skeleton}>
        {({ data }) => (
          <DetailLayout gap="large" facts={<NextSteps {...texts.next} />}>
            <DraftScope
              form={changed ? `proxy/${changed.id}` : `proxy/new/${meeting.id}`}
              newLabel={texts.another}
            >
              <GiveProxyForm
                meeting={meeting}
                known={known}
                proposals={proposalsOf(data)}
                changed={changed}
              />
            </DraftScope>
          </DetailLayout>
        )}
      </QueryState>
    </FormPage>
  );
}

/** Shows the form by which a member lets somebody else vote (docs/product.md#attendance). */
export function GiveProxyScreen() {
  const { meetingId = '' } = useParams();
  const { id: association_id } = useAssociation();
  const input = { params: { association_id, meeting_id: meetingId } };
  const meetingQuery = useGetMeetingQuery(input);
  const query = useListProxiesQuery(input);
  const mayAct = useMayAct();
  const { currentData: meeting } = meetingQuery;
  const { currentData: known } = query;
  if (!mayAct) return <Missing meetingId={meetingId} reason={texts.staff} />;
  if (known?.terms.obstacle)
    return <Missing meetingId={meetingId} reason={texts.obstacles[known.terms.obstacle]} />;
  if (meeting && known) return <Loaded key={meetingId} meeting={meeting} known={known} />;
  const failed = meeting ? query : meetingQuery;
  return (
    <FormPage
      title={texts.title}
      texts={{ back: texts.back, readOnly: texts.missing }}
      listPath={meetingPath(meetingId)}
    >
      <QueryState query={{ ...failed, currentData: undefined }} failure={texts.failed} skeleton={skeleton}>
        {() => null}
      </QueryState>
    </FormPage>
  );
}
