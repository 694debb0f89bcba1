import type { AttachedFile } from '@mijn/domain/files';
import { type Todo, todosOperations } from '@mijn/domain/todos';
import { Section } from '@mijn/ui/section';
import { useSearchParams } from 'react-router';
import { FileRows } from '../../../../shared/files/file-rows.tsx';
import { OpenedFile } from '../../../../shared/files/opened-file.tsx';
import { useFileLinks } from '../../../../shared/files/use-file-links.ts';
import { useOpenFile } from '../../../../shared/files/use-open-file.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { texts } from './texts.ts';

/** The files of an action item; each opens over the page. */
export function TodoAttachments({ todo: { id: todo_id, attachments } }: { todo: Todo }) {
  const { id: association_id } = useAssociation();
  const [search] = useSearchParams();
  const linksOf = useFileLinks(todosOperations.downloadAttachment, todosOperations.getThumbnail);
  const files = {
    files: attachments,
    openFile: useOpenFile(search),
    linksOf: ({ id, has_thumbnail }: AttachedFile) =>
      linksOf({ association_id, todo_id, attachment_id: id }, has_thumbnail),
  };
  return (
    <Section title={texts.attachments}>
      {attachments.length === 0 ? (
        <p>{texts.noAttachments}</p>
      ) : (
        <FileRows label={texts.attachments} {...files} />
      )}
      <OpenedFile {...files} />
    </Section>
  );
}
