import { lazyPart } from '@mijn/ui/lazy-part';
import { isBoardMember } from '@mijn/domain/roles';
import type { Entry } from '@mijn/domain/timeline';
import { Button } from '@mijn/ui/button';
import { pageHeading } from '@mijn/ui/focus';
import { useKeepFocus } from '@mijn/ui/keep-focus';
import { useDialogUrl } from '../../../shared/forms/use-dialog-url.ts';
import { useAssociation, useOwnSearch } from '../../../shared/session/association-context.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { AskedAction } from '../../../shared/shell/asked-action.tsx';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { useDeleteReactionMutation } from '../timeline.endpoints.ts';
import { texts } from './texts.ts';
import { useMinutesLeft } from './use-minutes-left.ts';

const { Component: EditReaction } = lazyPart(
  'edit-reaction',
  async () => (await import('./edit-reaction.tsx')).EditReaction,
  { isOverlay: true },
);

interface OwnActionsProps {
  todoId: string;
  entry: Entry;
  name: string;
}

function DeleteButton({ todoId, entry, name }: OwnActionsProps) {
  const { id: association_id } = useAssociation();
  const [deleteReaction] = useDeleteReactionMutation();
  const dispatch = useAppDispatch();
  return (
    <AskedAction
      variant="link"
      label={texts.delete}
      {...(!entry.author?.is_caller && { 'aria-label': texts.deleteOf(name) })}
      title={texts.question.title}
      confirmLabel={texts.question.confirm}
      tone="danger"
      run={() => deleteReaction({ params: { association_id, todo_id: todoId, entry_id: entry.id } })}
      onDone={() => {
        dispatch(toastShown('success', texts.deleted, 'reaction', { about: entry.id }));
        // The button that had the focus goes with the reaction.
        pageHeading()?.focus();
      }}
    >
      {texts.question.text}
    </AskedAction>
  );
}

/** The button stays near the focus when the time is over, because it is then removed. */
function EditButton({ onPress }: { onPress: () => void }) {
  return (
    <Button ref={useKeepFocus()} variant="link" onPress={onPress}>
      {texts.edit}
    </Button>
  );
}

/** Shows the buttons for the author of a reaction, while there is time left, and for the board (docs/product.md#timeline). */
export function OwnActions({ todoId, entry, name }: OwnActionsProps) {
  const association = useAssociation();
  const { isReadOnly } = useSession();
  const { search } = useOwnSearch();
  const dialog = useDialogUrl('reactie', search);
  const minutes = useMinutesLeft(entry.editable_until);
  const isOver = entry.editable_until !== null && minutes === 0;
  const canDelete = entry.may_delete && (!isOver || isBoardMember(association));
  const isEditing = dialog.value === entry.id;
  if (isReadOnly || (minutes === 0 && !canDelete && !isEditing)) return null;
  return (
    <>
      {minutes > 0 && <EditButton onPress={() => dialog.open(entry.id)} />}
      {canDelete && <DeleteButton todoId={todoId} entry={entry} name={name} />}
      {minutes > 0 && <span>{texts.minutesLeft(minutes)}</span>}
      {isEditing && <EditReaction todoId={todoId} entry={entry} onClose={dialog.close} />}
    </>
  );
}
