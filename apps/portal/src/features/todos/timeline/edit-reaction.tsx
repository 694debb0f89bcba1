import type { Entry } from '@mijn/domain/timeline';
import { Alert } from '@mijn/ui/alert';
import { MessageText } from '@mijn/ui/message-feed';
import { useState } from 'react';
import { errorOf } from '../../../shared/api/error-of.ts';
import { DraftScope } from '../../../shared/drafts/draft-scope.tsx';
import { useDraft } from '../../../shared/drafts/use-draft.tsx';
import { ConflictNotice } from '../../../shared/forms/conflict-notice.tsx';
import { DialogForm } from '../../../shared/forms/dialog-form.tsx';
import type { SaveOutcome } from '../../../shared/forms/portal-form.tsx';
import { useConflict } from '../../../shared/forms/use-conflict.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { findEntry, useUpdateReactionMutation } from '../timeline.endpoints.ts';
import { ReactionFields } from './reaction-fields.tsx';
import { bodyOf, type ReactionValues, valuesOf } from './reaction-values.ts';
import { texts } from './texts.ts';

const loadSchema = async () => (await import('@mijn/domain/timeline/contract')).reactionTextForm;

interface EditReactionProps {
  todoId: string;
  entry: Entry;
  onClose: () => void;
}

function EditForm({ todoId, entry, onClose }: EditReactionProps) {
  const { id: association_id } = useAssociation();
  const params = { association_id, todo_id: todoId, entry_id: entry.id };
  const dispatch = useAppDispatch();
  const draft = useDraft();
  // The edited reaction stays as it was when the dialog opened, also when the timeline is fetched again.
  const [opened] = useState(entry);
  const { base, theirs, replaced, takeTheirs, outcomeOf } = useConflict(opened, {
    draft,
    startVersion: draft.stored?.version ?? opened.version,
    fetchLatest: () => dispatch(findEntry(params)),
  });
  const [update, { isLoading }] = useUpdateReactionMutation();
  const [isLate, setLate] = useState(false);

  const save = async (values: ReactionValues): Promise<SaveOutcome> => {
    const outcome = await update({ params, body: { ...bodyOf(values), version: replaced.version } });
    const error = errorOf(outcome);
    if (error?.kind === 'response' && error.code === 'forbidden') {
      setLate(true);
      return 'unsaved';
    }
    if (error) return outcomeOf(error);
    dispatch(toastShown('success', texts.saved, 'reaction', { about: entry.id }));
    onClose();
    return undefined;
  };

  return (
    <DialogForm
      title={texts.editTitle}
      submitLabel={theirs ? texts.conflict.keepMine : texts.save}
      isSaving={isLoading}
      onClose={onClose}
      notice={
        (isLate && (
          <Alert tone="warning" title={texts.late.title} isAnnounced>
            {texts.late.text}
          </Alert>
        )) ||
        (theirs && (
          <ConflictNotice key={theirs.version} texts={texts.conflict} onTakeTheirs={takeTheirs}>
            <MessageText text={theirs.text ?? ''} />
          </ConflictNotice>
        ))
      }
      formKey={base.version}
      initialValues={valuesOf(base)}
      labels={texts.fields}
      loadSchema={loadSchema}
      save={save}
      draft={draft}
      version={base.version}
      onRestart={takeTheirs}
    >
      <ReactionFields todoId={todoId} draftKey={draft.key} entry={base}>
        {(addFiles) => addFiles}
      </ReactionFields>
    </DialogForm>
  );
}

/** Shows the dialog in which the author of a reaction changes it. */
export function EditReaction(props: EditReactionProps) {
  return (
    <DraftScope
      form={`reaction/${props.todoId}/${props.entry.id}`}
      dialog={{ title: texts.editTitle, onClose: props.onClose }}
    >
      <EditForm {...props} />
    </DraftScope>
  );
}
