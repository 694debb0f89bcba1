import type { Message } from '@mijn/domain/messages';
import { useNavigate } from 'react-router';
import { errorText } from '../../../../shared/api/error-text.ts';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import type { DraftHandle } from '../../../../shared/drafts/draft-handle.ts';
import type { SaveOutcome } from '../../../../shared/forms/portal-form.tsx';
import { useConflict } from '../../../../shared/forms/use-conflict.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { snackbarShown } from '../../../../shared/toasts/toast-actions.ts';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import { messagesEndpoints } from '../../messages.endpoints.ts';
import { messageForm, useUpdateMessageMutation } from './message-form.endpoints.ts';
import { messagesPath } from '../../messages.paths.ts';
import { type MessageValues, valuesOf } from './message-fields.tsx';
import { texts } from './texts.ts';

const { getMessage } = messagesEndpoints.endpoints;
const { updateMessage } = messageForm.endpoints;

const bodyOf = ({ subject, text, attachments }: MessageValues, version: number) => ({
  subject,
  text,
  attachments: [...attachments],
  version,
});

/** Returns whether a message still has all files of an earlier version. A removed file can't be put back. */
const hasAllFiles = (later: Message, earlier: Message): boolean =>
  earlier.attachments.every(({ id }) => later.attachments.some((file) => file.id === id));

/** After a conflict, saving again replaces the message that the other user saved. */
export function useEditMessage(opened: Message, draft: DraftHandle) {
  const params = { association_id: useAssociation().id, message_id: opened.id };
  const about = { about: opened.id };
  const dispatch = useAppDispatch();
  const conflict = useConflict(opened, {
    draft,
    startVersion: draft.stored?.version ?? opened.version,
    fetchLatest: () => dispatch(getMessage.initiate({ params }, { forceRefetch: true, subscribe: false })),
  });
  const [update] = useUpdateMessageMutation();
  const navigate = useNavigate();

  const undo = async (saved: Message, before: Message) => {
    const body = bodyOf(valuesOf(before), saved.version);
    // The screen is gone by then, so that the mutation is dispatched without its hook.
    const error = errorOf(await dispatch(updateMessage.initiate({ params, body })));
    dispatch(
      error
        ? toastShown('danger', errorText(error), 'message', about)
        : toastShown('success', texts.edit.undone(before.subject), 'message', about),
    );
  };
  const showSaved = (saved: Message, before: Message) => {
    const text = texts.edit.saved(saved.subject);
    if (hasAllFiles(saved, before)) {
      const act = () => void undo(saved, before);
      dispatch(snackbarShown({ text, kind: 'message', ...about, label: texts.edit.undo, act }));
    } else dispatch(toastShown('success', text, 'message', about));
  };

  const save = async (values: MessageValues): Promise<SaveOutcome> => {
    const before = conflict.replaced;
    const outcome = await update({ params, body: bodyOf(values, before.version) });
    const error = errorOf(outcome);
    if (error || !outcome.data) return error && conflict.outcomeOf(error);
    showSaved(outcome.data, before);
    void navigate(messagesPath);
    return undefined;
  };

  return { ...conflict, save };
}
