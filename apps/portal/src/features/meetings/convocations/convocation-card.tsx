import { mdiFileDocumentOutline, mdiFolderDownloadOutline } from '@mdi/js';
import { type Convocation, convocationsOperations } from '@mijn/domain/convocations';
import type { Meeting } from '@mijn/domain/meetings';
import { isBoardMember } from '@mijn/domain/roles';
import { Card } from '@mijn/ui/card';
import { Link } from '@mijn/ui/link';
import { LinkButton } from '@mijn/ui/link-button';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { VisuallyHidden } from '@mijn/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useFileUrl } from '../../../shared/files/file-links.ts';
import { useNow } from '../../../shared/first-view/use-now.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { QueryError } from '../../../shared/shell/query-state.tsx';
import { useListConvocationsQuery } from '../meeting-calls.ts';
import { deliveriesPath } from '../meetings.paths.ts';
import { texts } from './texts.ts';

export const useConvocations = (meetingId: string) =>
  useListConvocationsQuery({ params: { association_id: useAssociation().id, meeting_id: meetingId } });

/** Returns whether the convocations are unknown yet. A page that waits for them does not move when they arrive. */
export function useAreConvocationsPending(meetingId: string): boolean {
  const { currentData, error } = useConvocations(meetingId);
  return currentData === undefined && error === undefined;
}

interface SentProps {
  meetingId: string;
  convocation: Convocation;
}

/** Shows when a convocation was sent, with its files. The board is led to whom it went. */
function SentConvocation({ meetingId, convocation }: SentProps) {
  const association = useAssociation();
  const now = useNow();
  const fileUrl = useFileUrl();
  const { id: convocation_id, version, frozen_at, delivery_count } = convocation;
  const params = { association_id: association.id, meeting_id: meetingId, convocation_id };
  const of = <VisuallyHidden>: {texts.of(version)}</VisuallyHidden>;
  return (
    <Stack gap="small">
      <p>{texts.sent(version, frozen_at, now)}</p>
      <ButtonRow>
        <LinkButton
          variant="text"
          icon={mdiFileDocumentOutline}
          href={fileUrl(convocationsOperations.downloadPdf, { params })}
          download
        >
          {texts.pdf}
          {of}
        </LinkButton>
        <LinkButton
          variant="text"
          icon={mdiFolderDownloadOutline}
          href={fileUrl(convocationsOperations.downloadZip, { params })}
          download
        >
          {texts.zip}
          {of}
        </LinkButton>
      </ButtonRow>
      {isBoardMember(association) && (
        <Link href={deliveriesPath(meetingId, convocation_id)}>
          {texts.deliveries(delivery_count)}
          {of}
        </Link>
      )}
    </Stack>
  );
}

interface ConvocationsProps {
  meetingId: string;
  convocations: readonly Convocation[];
  /** What the board sends next; left out for others. */
  next?: ReactNode;
}

/** Shows what was sent, the newest first. */
export function Convocations({ meetingId, convocations: [newest, ...earlier], next }: ConvocationsProps) {
  return (
    <Stack>
      {newest && <SentConvocation meetingId={meetingId} convocation={newest} />}
      {next}
      {earlier.length > 0 && (
        <Stack>
          <p>{texts.earlier}</p>
          {earlier.map((convocation) => (
            <SentConvocation key={convocation.id} meetingId={meetingId} convocation={convocation} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

/** Shows members the convocations of a meeting (docs/product.md#convocation). A meeting without one has none. */
export function ConvocationCard({ meeting: { id } }: { meeting: Meeting }) {
  const query = useConvocations(id);
  const list = query.currentData;
  if (list === undefined) return <QueryError query={query} failure={texts.failed} />;
  if (list.data.length === 0) return null;
  return (
    <Card title={texts.title}>
      <Convocations meetingId={id} convocations={list.data} />
    </Card>
  );
}
