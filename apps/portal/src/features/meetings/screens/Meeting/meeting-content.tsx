import { FactLine } from '@mijn/ui/fact-line';
import { mdiFolderDownloadOutline } from '@mdi/js';
import type { AttachedFile } from '@mijn/domain/files';
import { dutchTime, formatTime } from '@mijn/domain/formats';
import { daysUntil, type Meeting, meetingsOperations } from '@mijn/domain/meetings';
import { Card } from '@mijn/ui/card';
import { DateBlock } from '@mijn/ui/date-block';
import { DateText } from '@mijn/ui/date-text';
import { DescriptionList, DescriptionListSkeleton } from '@mijn/ui/description-list';
import { DetailLayout } from '@mijn/ui/detail-layout';
import { DocumentListSkeleton } from '@mijn/ui/document-list';
import { Link } from '@mijn/ui/link';
import { LinkButton } from '@mijn/ui/link-button';
import { Section } from '@mijn/ui/section';
import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';
import { VisuallyHidden } from '@mijn/ui/visually-hidden';
import { useFileLinks, useFileUrl } from '../../../../shared/files/file-links.ts';
import { FileRows } from '../../../../shared/files/file-rows.tsx';
import { OpenedFile } from '../../../../shared/files/opened-file.tsx';
import { useNow } from '../../../../shared/first-view/use-now.ts';
import { useOpenFile } from '../../../../shared/files/use-open-file.ts';
import { useAssociation, useOwnSearch } from '../../../../shared/session/association-context.ts';
import { AddToCalendar } from '../../components/add-to-calendar.tsx';
import { inReadingOrder } from './reading-order.ts';
import { texts } from './texts.ts';

/** Returns whether a meeting is still to be held, or is held today. */
export const isPlanned = ({ is_over, is_cancelled }: Meeting): boolean => !is_over && !is_cancelled;

/** Returns the time of day of a meeting with a no-break space, so that it stays on one line. */
const clockOf = (moment: string): string => formatTime(dutchTime(moment)).replace(' ', '\u00A0');

/** Says what the page is about, and how far away a meeting that goes on is. */
export function MeetingKind({ meeting }: { meeting: Meeting }) {
  const { meeting_date, is_over, is_cancelled } = meeting;
  const now = useNow();
  if (is_over || is_cancelled) return texts.title;
  return (
    <FactLine>
      {texts.upcoming}
      {texts.when(daysUntil(meeting_date, now), new Date(meeting_date) <= now)}
    </FactLine>
  );
}

/** Keeps the place of `MeetingKind` while a meeting loads: two facts, which a phone shows below each other. */
export const MeetingKindPlace = () => (
  <FactLine>
    {'\u00A0'.repeat(40)}
    {'\u00A0'.repeat(20)}
  </FactLine>
);

/** Shows the day of a meeting. */
export function MeetingDay({ meeting: { meeting_date, is_over, is_cancelled } }: { meeting: Meeting }) {
  return (
    <DateBlock date={dutchTime(meeting_date)} tone={is_over || is_cancelled ? 'soft' : 'strong'} hasYear />
  );
}

/** Offers the calendar file of a planned meeting, and all documents in one file. */
export function MeetingDownloads({ meeting }: { meeting: Meeting }) {
  const { id: meeting_id, documents } = meeting;
  const { id: association_id } = useAssociation();
  const fileUrl = useFileUrl();
  return (
    <>
      {isPlanned(meeting) && <AddToCalendar meetingId={meeting_id} />}
      {documents.length > 0 && (
        <LinkButton
          variant="quiet"
          icon={mdiFolderDownloadOutline}
          href={fileUrl(meetingsOperations.downloadZip, { params: { association_id, meeting_id } })}
          download
        >
          {texts.allDocuments}
        </LinkButton>
      )}
    </>
  );
}

export function MeetingPlace({ meeting }: { meeting: Meeting }) {
  const { meeting_date, ends_at, location, online_url, is_over } = meeting;
  return (
    <FactLine>
      {ends_at === null
        ? clockOf(meeting_date)
        : `${clockOf(meeting_date)} ${texts.until} ${clockOf(ends_at)}`}
      {location !== null && (
        <>
          <VisuallyHidden>{texts.location}: </VisuallyHidden>
          {location}
        </>
      )}
      {online_url !== null && !is_over && (
        <Link href={online_url} isExternal>
          {texts.online}
        </Link>
      )}
    </FactLine>
  );
}

const dayOf = (day: string | null) => day && <DateText date={day} />;

/** Returns the facts of a meeting that its title does not say (docs/product.md#page-of-a-meeting). */
export const factsOf = (meeting: Meeting) =>
  [
    { term: texts.budgetEffectiveDate, description: dayOf(meeting.budget_effective_date) },
    { term: texts.client, description: meeting.client },
    { term: texts.meetingCoach, description: meeting.meeting_coach },
    { term: texts.sentDate, description: dayOf(meeting.sent_date) },
  ].filter(({ description }) => description !== null);

export function MeetingFacts({ meeting }: { meeting: Meeting }) {
  const entries = factsOf(meeting);
  if (entries.length === 0) return null;
  return (
    <Card title={texts.facts}>
      <DescriptionList look="stacked" entries={entries} />
    </Card>
  );
}

export function MeetingDocuments({ meeting }: { meeting: Meeting }) {
  const { id: meeting_id, is_over } = meeting;
  const documents = inReadingOrder(meeting.documents, is_over);
  const { id: association_id } = useAssociation();
  const linksOf = useFileLinks(meetingsOperations.downloadDocument, meetingsOperations.getThumbnail);
  const files = {
    files: documents,
    openFile: useOpenFile(useOwnSearch().search),
    linksOf: ({ id, has_thumbnail }: AttachedFile) =>
      linksOf({ association_id, meeting_id, document_id: id }, has_thumbnail),
  };
  if (documents.length === 0) {
    return (
      <Section title={texts.documents}>
        <p>{texts.noDocuments}</p>
      </Section>
    );
  }
  return (
    <Section title={texts.documents}>
      <FileRows label={texts.documents} {...files} />
      <OpenedFile {...files} />
    </Section>
  );
}

export function MeetingSkeleton() {
  return (
    <DetailLayout
      facts={
        <Card title={texts.facts}>
          <DescriptionListSkeleton look="stacked" entries={4} />
        </Card>
      }
    >
      <Section title={texts.documents}>
        <DocumentListSkeleton rows={3} />
      </Section>
    </DetailLayout>
  );
}

/** Keeps the place of what the board does for a meeting, whose script loads with the page. */
export function BoardPartSkeleton() {
  return (
    <Card title={texts.board.title}>
      <SkeletonGroup>
        <Skeleton height="17rem" shape="block" />
      </SkeletonGroup>
    </Card>
  );
}
