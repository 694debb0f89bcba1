import type { ArchiveDocument } from '@mijn/domain/archive';
import { Link } from '@mijn/ui/link';
import { Section } from '@mijn/ui/section';
import { archivePath } from '../archive.paths.ts';
import { FileRows } from '../../../shared/files/file-rows.tsx';
import { urlWithFile } from '../../../shared/files/use-open-file.ts';
import { useDocumentLinks } from '../use-document-links.ts';
import { visibilityMark } from '../visibility-mark.ts';
import { texts } from './texts.ts';

interface LatestDocumentsProps {
  data: readonly ArchiveDocument[];
}

export function LatestDocuments({ data }: LatestDocumentsProps) {
  const linksOf = useDocumentLinks();
  return (
    <Section title={texts.latest} action={<Link href={archivePath}>{texts.all}</Link>}>
      {data.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <FileRows
          label={texts.latest}
          files={data}
          linksOf={linksOf}
          openFile={{
            hrefOf: (id) => archivePath + urlWithFile(new URLSearchParams(), id),
          }}
          detailsOf={(item) => ({
            date: item.document_date,
            tags: item.tags,
            mark: visibilityMark(item),
            downloadHref: undefined,
          })}
        />
      )}
    </Section>
  );
}
