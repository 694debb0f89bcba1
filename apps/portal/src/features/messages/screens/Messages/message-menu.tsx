import { mdiDeleteOutline, mdiDotsVertical, mdiPencilOutline } from '@mdi/js';
import { errorText } from '@mijn/api/texts';
import type { Message } from '@mijn/domain/messages';
import { Menu, MenuIconButton } from '@mijn/ui/menu';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { snackbarShown } from '../../../../shared/toasts/toast-actions.ts';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import { messagesEndpoints, useDeleteMessageMutation } from '../../messages.endpoints.ts';
import { editMessagePath } from '../../messages.paths.ts';
import { texts } from './texts.ts';

/** Shows the menu of a message. Deleting a message does not ask, because the toast can undo it. */
export function MessageMenu({ message: { id, subject } }: { message: Message }) {
  const params = { association_id: useAssociation().id, message_id: id };
  const [deleteMessage] = useDeleteMessageMutation();
  const dispatch = useAppDispatch();

  const restore = async () => {
    // The menu is gone by then, so that the mutation is dispatched without a hook.
    const { restoreMessage } = messagesEndpoints.endpoints;
    const error = errorOf(await dispatch(restoreMessage.initiate({ params })));
    if (error) dispatch(toastShown('danger', errorText(error), 'message-deletion', { about: id }));
    else dispatch(toastShown('success', texts.restored(subject), 'message-deletion', { about: id }));
  };
  const remove = async () => {
    const error = errorOf(await deleteMessage({ params }));
    if (error) dispatch(toastShown('danger', errorText(error), 'message-deletion', { about: id }));
    else
      dispatch(
        snackbarShown({
          text: texts.deleted(subject),
          kind: 'message-deletion',
          about: id,
          label: texts.undo,
          act: () => void restore(),
        }),
      );
  };
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
