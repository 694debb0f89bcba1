import { mdiDeleteOutline, mdiDotsVertical, mdiPencilOutline } from '@mdi/js';
import type { Message } from '@mijn/domain/messages';
import { Menu, MenuIconButton } from '@mijn/ui/menu';
import { useDeletion } from '../../../../shared/deleted/use-deletion.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { messageDeletions, useDeleteMessageMutation } from '../../message-deletions.endpoints.ts';
import { editMessagePath } from '../../messages.paths.ts';
import { texts } from './texts.ts';

const { restoreMessage } = messageDeletions.endpoints;

/** Shows the menu of a message. Deleting a message does not ask, because the toast can undo it. */
export function MessageMenu({ message: { id, subject } }: { message: Message }) {
  const params = { association_id: useAssociation().id, message_id: id };
  const [deleteMessage] = useDeleteMessageMutation();
  const remove = useDeletion({
    kind: 'message-deletion',
    item: { id, name: subject },
    texts,
    remove: () => deleteMessage({ params }),
    restore: restoreMessage.initiate({ params }),
  });
  return (
    <Menu
      trigger={<MenuIconButton icon={mdiDotsVertical} label={texts.menu(subject)} />}
      placement="bottom end"
      groups={[
        {
          id: 'change',
          entries: [
            { id: 'edit', label: texts.edit, icon: mdiPencilOutline, href: editMessagePath(id) },
            { id: 'delete', label: texts.delete, icon: mdiDeleteOutline, onAction: () => void remove() },
          ],
        },
      ]}
    />
  );
}
