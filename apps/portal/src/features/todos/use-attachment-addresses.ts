import { todosOf } from '@mijn/api/todos';
import type { AttachedFile } from '@mijn/domain/files';
import { useConnection } from '../../shared/api/connection-context.ts';

/** The addresses of the attachments of one action item. */
export function useAttachmentAddresses(associationId: string, todoId: string) {
  const todos = todosOf(useConnection());
  const paramsOf = ({ id }: Pick<AttachedFile, 'id'>) => ({
    association_id: associationId,
    todo_id: todoId,
    attachment_id: id,
  });
  return {
    /** The file to save. */
    downloadOf: (file: AttachedFile) => todos.downloadAttachment({ params: paramsOf(file) }),
    /** The file to look at. */
    viewOf: (file: AttachedFile) =>
      todos.downloadAttachment({ params: paramsOf(file), query: { disposition: 'inline' } }),
    thumbnailOf: (file: AttachedFile) =>
      file.has_thumbnail ? todos.getThumbnail({ params: paramsOf(file) }) : undefined,
  };
}
