import { skipToken } from '@reduxjs/toolkit/query';
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
import { useGetPresenceQuery } from '../../meeting-calls.ts';
import { useGetMeetingQuery } from '../../meetings.endpoints.ts';
import { useBackPath } from './use-back-path.ts';
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
  const { id: association_id } = useAssociation();
  const input = { params: { association_id, meeting_id: meeting.id } };
  const presence = useGetPresenceQuery(meeting.has_begun ? input : skipToken);
  if (meeting.has_begun && !presence.currentData)
    return (
      <QueryState query={presence} failure={texts.failed} skeleton={skeleton}>
        {() => skeleton}
      </QueryState>
    );
  if (meeting.is_cancelled || presence.currentData?.is_held === false)
    return (
      <Alert tone="info" title={texts.over}>
        {texts.overText}
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

/** Shows the page of a form about an agenda item, with its meeting. A meeting that is over has no form. */
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
      listPath={useBackPath(meetingId)}
    >
      <NarrowColumn>
        <QueryState query={query} failure={texts.failed} skeleton={skeleton}>
          {(found) => <Surroundings meeting={found}>{children(found)}</Surroundings>}
        </QueryState>
      </NarrowColumn>
    </FormPage>
  );
}
