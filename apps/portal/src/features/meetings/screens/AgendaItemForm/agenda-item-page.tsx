import type { Meeting } from '@mijn/domain/meetings';
import { Alert } from '@mijn/ui/alert';
import { Card } from '@mijn/ui/card';
import { NarrowColumn } from '@mijn/ui/page';
import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';
import { Stack } from '@mijn/ui/stack';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { FormPage } from '../../../../shared/shell/form-page.tsx';
import { QueryState } from '../../../../shared/shell/query-state.tsx';
import { MeetingLine } from '../../components/meeting-line.tsx';
import { useGetMeetingQuery } from '../../meetings.endpoints.ts';
import { meetingPath } from '../../meetings.paths.ts';
import { texts } from './texts.ts';

const skeleton = (
  <SkeletonGroup>
    <Stack>
      <Skeleton height="4.5rem" shape="block" />
      <Skeleton height="7rem" shape="block" />
      <Skeleton height="12rem" shape="block" />
    </Stack>
  </SkeletonGroup>
);

function Surroundings({ meeting, children }: { meeting: Meeting; children: ReactNode }) {
  if (meeting.has_begun || meeting.is_cancelled)
    return (
      <Alert tone="info" title={texts.begun}>
        {texts.begunText}
      </Alert>
    );
  return (
    <Stack>
      {meeting.is_convened && (
        <Alert tone="warning" title={texts.convened}>
          {texts.convenedText}
        </Alert>
      )}
      <Card>{children}</Card>
    </Stack>
  );
}

/** Shows the page of a form about an agenda item, with its meeting. A meeting that has begun has no form. */
export function AgendaItemPage({
  title,
  children,
}: {
  title: string;
  children: (meeting: Meeting) => ReactNode;
}) {
  const { meetingId = '' } = useParams();
  const { id: association_id } = useAssociation();
  const query = useGetMeetingQuery({ params: { association_id, meeting_id: meetingId } });
  return (
    <FormPage
      title={title}
      sub={<MeetingLine meetingId={meetingId} />}
      texts={texts}
      listPath={meetingPath(meetingId)}
    >
      <NarrowColumn>
        <QueryState query={query} failure={texts.failed} skeleton={skeleton}>
          {(found) => <Surroundings meeting={found}>{children(found)}</Surroundings>}
        </QueryState>
      </NarrowColumn>
    </FormPage>
  );
}
