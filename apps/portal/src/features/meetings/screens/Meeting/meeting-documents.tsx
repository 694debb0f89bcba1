import { mdiFolderDownloadOutline } from '@mdi/js';
import { fileTitle } from '@mijn/domain/files';
import type { Meeting } from '@mijn/domain/meetings';
import { DocumentList, DocumentRow } from '@mijn/ui/document-list';
import { LinkButton } from '@mijn/ui/link-button';
import { Section } from '@mijn/ui/section';
import { useSearchParams } from 'react-router';
import { OpenedFile } from '../../../../shared/files/opened-file.tsx';
import { useOpenFile } from '../../../../shared/files/use-open-file.ts';
import { useMeetingAddresses } from '../../use-meeting-addresses.ts';
import { texts } from './texts.ts';

const NOTHING = new URLSearchParams();

interface MeetingDocumentsProps {
  associationId: string;
  meeting: Meeting;
  /** Whether what the address holds is of this member and this association. */
  isOwnAddress: boolean;
}

/** The documents of a meeting: each opens over the page, all of them come as one zip. */
export function MeetingDocuments({ associationId, meeting, isOwnAddress }: MeetingDocumentsProps) {
  const { id, documents } = meeting;
  const [inAddress] = useSearchParams();
  const search = isOwnAddress ? inAddress : NOTHING;
  const { openId, hit, hrefOf, close } = useOpenFile(search);
  const { downloadOf, viewOf, thumbnailOf, zipOf } = useMeetingAddresses(associationId);
  const opened = documents.find((document) => document.id === openId);
  if (documents.length === 0) {
    return (
      <Section title={texts.documents}>
        <p>{texts.noDocuments}</p>
      </Section>
    );
  }
  return (
    <Section
      title={texts.documents}
      action={
        <LinkButton variant="quiet" size="small" icon={mdiFolderDownloadOutline} href={zipOf(id)} download>
          {texts.downloadAll}
        </LinkButton>
      }
    >
      <DocumentList label={texts.documents}>
        {documents.map((document) => (
          <DocumentRow
            key={document.id}
            name={fileTitle(document)}
            href={hrefOf(document.id)}
            extension={document.extension}
            byteSize={document.byte_size}
            thumbnail={thumbnailOf(id, document)}
            downloadHref={downloadOf(id, document)}
          />
        ))}
      </DocumentList>
      <OpenedFile
        viewed={
          opened && {
            file: opened,
            address: viewOf(id, opened),
            downloadAddress: downloadOf(id, opened),
            hit,
          }
        }
        onClose={close}
      />
    </Section>
  );
}
