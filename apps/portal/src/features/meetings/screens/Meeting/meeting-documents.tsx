import { mdiFolderDownloadOutline } from '@mdi/js';
import type { AttachedFile } from '@mijn/domain/files';
import { type Meeting, meetingsOperations } from '@mijn/domain/meetings';
import { LinkButton } from '@mijn/ui/link-button';
import { Section } from '@mijn/ui/section';
import { useFileUrl } from '../../../../shared/api/use-file-url.ts';
import { FileRows } from '../../../../shared/files/file-rows.tsx';
import { OpenedFile } from '../../../../shared/files/opened-file.tsx';
import { useFileLinks } from '../../../../shared/files/use-file-links.ts';
import { useOpenFile } from '../../../../shared/files/use-open-file.ts';
import { useAssociation, useOwnSearch } from '../../../../shared/session/association-context.ts';
import { texts } from './texts.ts';

/** The documents of a meeting: each opens over the page, all of them come as one zip. */
export function MeetingDocuments({ meeting: { id: meeting_id, documents } }: { meeting: Meeting }) {
  const { id: association_id } = useAssociation();
  const fileUrl = useFileUrl();
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
  const zip = fileUrl(meetingsOperations.downloadZip, { params: { association_id, meeting_id } });
  return (
    <Section
      title={texts.documents}
      action={
        <LinkButton variant="quiet" size="small" icon={mdiFolderDownloadOutline} href={zip} download>
          {texts.downloadAll}
        </LinkButton>
      }
    >
      <FileRows label={texts.documents} {...files} />
      <OpenedFile {...files} />
    </Section>
  );
}
