import { Link } from '@mijn/ui/link';
import { Stack } from '@mijn/ui/stack';
import { paths } from '../../../../app/paths.ts';
import { isNotFound } from '../../../../shared/api/error-of.ts';
import { MissingPage } from '../../../../shared/shell/missing-page.tsx';
import { Page } from '../../../../shared/shell/page.tsx';
import { QueryState } from '../../../../shared/shell/query-state.tsx';
import { useWayBack } from '../../../../shared/shell/use-way-back.ts';
import { AddToCalendar } from '../../components/add-to-calendar.tsx';
import { useGetMeetingQuery } from '../../meetings.endpoints.ts';
import { MeetingDocuments } from './meeting-documents.tsx';
import { MeetingFacts } from './meeting-facts.tsx';
import { MeetingSkeleton } from './meeting-skeleton.tsx';
import { texts } from './texts.ts';

interface AssociationMeetingProps {
  associationId: string;
  meetingId: string;
  /** Whether what the address holds is of this member and this association. */
  isOwnAddress: boolean;
}

/** A meeting as a member of its association sees it: what is known of it, and its documents. */
export function AssociationMeeting({ associationId, meetingId, isOwnAddress }: AssociationMeetingProps) {
  const query = useGetMeetingQuery({ associationId, meetingId });
  const back = { label: texts.back, href: useWayBack(paths.meetings.build()) };
  if (isNotFound(query))
    return <MissingPage title={texts.title} drawing="meetings" missing={texts.missing} back={back} />;
  return (
    <Page
      title={texts.title}
      sub={query.currentData?.concerns}
      back={
        <Link href={back.href} isStandalone>
          {back.label}
        </Link>
      }
      actions={
        query.currentData?.is_over === false && (
          <AddToCalendar associationId={associationId} meetingId={meetingId} />
        )
      }
    >
      <QueryState query={query} failure={texts.failed} skeleton={<MeetingSkeleton />}>
        {(meeting) => (
          <Stack gap="large">
            <MeetingFacts meeting={meeting} />
            <MeetingDocuments associationId={associationId} meeting={meeting} isOwnAddress={isOwnAddress} />
          </Stack>
        )}
      </QueryState>
    </Page>
  );
}
