import type { AgendaItem } from '@mijn/domain/agenda';
import { ITEM_NOTE_LENGTH_MAX } from '@mijn/domain/limits';
import type { ItemNote } from '@mijn/domain/minutes';
import { Dialog } from '@mijn/ui/dialog';
import { Stack } from '@mijn/ui/stack';
import { MessageText } from '@mijn/ui/message-feed';
import { useState } from 'react';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { DraftScope } from '../../../../shared/drafts/draft-scope.tsx';
import { useDraft } from '../../../../shared/drafts/use-draft.tsx';
import { ConflictNotice } from '../../../../shared/forms/conflict-notice.tsx';
import { DialogForm } from '../../../../shared/forms/dialog-form.tsx';
import { FormTextArea } from '../../../../shared/forms/text-area-field.tsx';
import { useConflict } from '../../../../shared/forms/use-conflict.ts';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import { useListItemNotesQuery } from '../../voting/ballot-calls.ts';
import { readNotes, useSetItemNoteMutation } from './note-calls.ts';
import { texts as noteTexts } from './texts.ts';

const texts = noteTexts.form;

interface NoteFormProps {
  params: { association_id: string; meeting_id: string };
  item: Pick<AgendaItem, 'id' | 'number' | 'title'>;
  onClose: () => void;
}

type Note = Pick<ItemNote, 'text' | 'version'>;

const NO_NOTE: Note = { text: '', version: 0 };

const noteOf = (notes: readonly ItemNote[], id: string): Note =>
  notes.find(({ item_id }) => item_id === id) ?? NO_NOTE;

const loadSchema = async () => (await import('@mijn/domain/minutes/contract')).itemNoteForm;

function NoteDialog({ params, item, note, onClose }: NoteFormProps & { note: Note }) {
  const dispatch = useAppDispatch();
  const draft = useDraft();
  // The edited note stays as it was when the dialog opened, also when the notes are fetched again.
  const [opened] = useState(note);
  const { base, theirs, replaced, takeTheirs, outcomeOf } = useConflict(opened, {
    draft,
    startVersion: draft.stored?.version ?? opened.version,
    fetchLatest: async () => {
      const { data, error } = await dispatch(readNotes(params));
      return { data: data && noteOf(data.data, item.id), error };
    },
  });
  const [setNote, { isLoading }] = useSetItemNoteMutation();
  return (
    <DialogForm
      title={texts.title(item.number, item.title)}
      submitLabel={theirs ? texts.conflict.keepMine : texts.save}
      isSaving={isLoading}
      onClose={onClose}
      notice={
        theirs ? (
          <ConflictNotice key={theirs.version} texts={texts.conflict} onTakeTheirs={takeTheirs}>
            <MessageText text={theirs.text || texts.conflict.removed} />
          </ConflictNotice>
        ) : (
          <p>{texts.help}</p>
        )
      }
      formKey={base.version}
      initialValues={{ text: base.text }}
      labels={texts.fields}
      loadSchema={loadSchema}
      draft={draft}
      version={base.version}
      onRestart={takeTheirs}
      save={async ({ text }) => {
        const body = { text, version: replaced.version };
        const error = errorOf(await setNote({ params: { ...params, item_id: item.id }, body }));
        if (error) return outcomeOf(error);
        dispatch(toastShown('success', texts.saved, 'agenda', { about: item.id }));
        onClose();
        return undefined;
      }}
    >
      <FormTextArea name="text" rows={8} maxLength={ITEM_NOTE_LENGTH_MAX} isOptional />
    </DialogForm>
  );
}

/** Shows a note that stays as it is, because the minutes are published. */
function FinalNote({ item, text, onClose }: Pick<NoteFormProps, 'item' | 'onClose'> & { text: string }) {
  return (
    <Dialog title={texts.title(item.number, item.title)} isOpen onClose={onClose}>
      <Stack>
        <p>{texts.final}</p>
        <MessageText text={text || texts.none} isWhole />
      </Stack>
    </Dialog>
  );
}

/** Shows the dialog in which the board writes down what is said about an item, once it is known what was written before. */
export function NoteForm(props: NoteFormProps) {
  const { params, item, onClose } = props;
  const { currentData } = useListItemNotesQuery({ params }, { refetchOnMountOrArgChange: true });
  if (!currentData) return null;
  const note = noteOf(currentData.data, item.id);
  if (currentData.is_final) return <FinalNote item={item} text={note.text} onClose={onClose} />;
  return (
    <DraftScope form={`note/${item.id}`} dialog={{ title: texts.title(item.number, item.title), onClose }}>
      <NoteDialog {...props} note={note} />
    </DraftScope>
  );
}
