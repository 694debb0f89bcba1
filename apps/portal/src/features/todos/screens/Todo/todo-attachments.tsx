import { fileTitle } from '@mijn/domain/files';
import type { Todo } from '@mijn/domain/todos';
import { DocumentList, DocumentRow } from '@mijn/ui/document-list';
import { Section } from '@mijn/ui/section';
import { useSearchParams } from 'react-router';
import { OpenedFile } from '../../../../shared/files/opened-file.tsx';
import { useOpenFile } from '../../../../shared/files/use-open-file.ts';
import { useAttachmentAddresses } from '../../use-attachment-addresses.ts';
import { texts } from './texts.ts';

/** The files of an action item; each opens over the page. */
export function TodoAttachments({ associationId, todo }: { associationId: string; todo: Todo }) {
  const [search] = useSearchParams();
  const { openId, hit, hrefOf, close } = useOpenFile(search);
  const { downloadOf, viewOf, thumbnailOf } = useAttachmentAddresses(associationId, todo.id);
  const open = todo.attachments.find(({ id }) => id === openId);
  return (
    <Section title={texts.attachments}>
      {todo.attachments.length === 0 ? (
        <p>{texts.noAttachments}</p>
      ) : (
        <DocumentList label={texts.attachments}>
          {todo.attachments.map((file) => (
            <DocumentRow
              key={file.id}
              name={fileTitle(file)}
              href={hrefOf(file.id)}
              extension={file.extension}
              byteSize={file.byte_size}
              thumbnail={thumbnailOf(file)}
              downloadHref={downloadOf(file)}
            />
          ))}
        </DocumentList>
      )}
      <OpenedFile
        viewed={open && { file: open, address: viewOf(open), downloadAddress: downloadOf(open), hit }}
        onClose={close}
      />
    </Section>
  );
}
