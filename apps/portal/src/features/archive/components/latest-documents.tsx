import type { MediaItem } from '@mijn/domain/archive';
import { fileTitle } from '@mijn/domain/files';
import { DocumentList, DocumentRow } from '@mijn/ui/document-list';
import { Link } from '@mijn/ui/link';
import { Section } from '@mijn/ui/section';
import { paths } from '../../../app/paths.ts';
import { addressWithFile } from '../../../shared/files/use-open-file.ts';
import { useFileAddresses } from '../use-file-addresses.ts';
import { texts } from './texts.ts';

interface LatestDocumentsProps {
  associationId: string;
  /** The newest. */
  data: readonly MediaItem[];
}

/** The newest documents of the archive, for the overview. */
export function LatestDocuments({ associationId, data }: LatestDocumentsProps) {
  const { thumbnailOf } = useFileAddresses(associationId);
  return (
    <Section title={texts.latest} action={<Link href={paths.archive.build()}>{texts.all}</Link>}>
      {data.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <DocumentList label={texts.latest}>
          {data.map((item) => (
            <DocumentRow
              key={item.id}
              name={fileTitle(item)}
              href={paths.archive.build() + addressWithFile(new URLSearchParams(), item.id)}
              extension={item.extension}
              date={item.document_date}
              byteSize={item.byte_size}
              tags={item.tags}
              thumbnail={thumbnailOf(item)}
            />
          ))}
        </DocumentList>
      )}
    </Section>
  );
}
