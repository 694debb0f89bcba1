import { documentTitle } from '@mijn/domain/archive';
import { DocumentList, DocumentListSkeleton, DocumentRow } from '@mijn/ui/document-list';
import { Link } from '@mijn/ui/link';
import { Section } from '@mijn/ui/section';
import { paths } from '../../../app/paths.ts';
import { QueryState } from '../../../shared/shell/query-state.tsx';
import { useListArchiveDocumentsQuery } from '../archive.endpoints.ts';
import { useFileAddresses } from '../use-file-addresses.ts';
import { texts } from './texts.ts';

const SHOWN = 4;

/** The newest documents of the archive, for the overview. */
export function LatestDocuments({ associationId }: { associationId: string }) {
  const query = useListArchiveDocumentsQuery({ associationId, per_page: SHOWN, sort: '-created_at' });
  const { thumbnailOf } = useFileAddresses(associationId);
  return (
    <Section title={texts.latest} action={<Link href={paths.archive.build()}>{texts.all}</Link>}>
      <QueryState query={query} failure={texts.failed} skeleton={<DocumentListSkeleton rows={SHOWN} />}>
        {({ data }) =>
          data.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <DocumentList label={texts.latest}>
              {data.map((item) => (
                <DocumentRow
                  key={item.id}
                  name={documentTitle(item)}
                  href={`${paths.archive.build()}?document=${item.id}`}
                  extension={item.extension}
                  date={item.document_date}
                  byteSize={item.byte_size}
                  tags={item.tags}
                  thumbnail={thumbnailOf(item)}
                />
              ))}
            </DocumentList>
          )
        }
      </QueryState>
    </Section>
  );
}
