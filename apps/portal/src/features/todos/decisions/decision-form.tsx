import { REACTION_TEXT_LENGTH_MAX } from '@mijn/domain/limits';
import { Alert } from '@mijn/ui/alert';
import { useState } from 'react';
import { errorOf } from '../../../shared/api/error-of.ts';
import { DraftScope } from '../../../shared/drafts/draft-scope.tsx';
import { useDraft } from '../../../shared/drafts/use-draft.tsx';
import { DialogForm } from '../../../shared/forms/dialog-form.tsx';
import { FormTextArea } from '../../../shared/forms/text-area-field.tsx';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { texts } from './texts.ts';

const loadSchema = async () => (await import('@mijn/domain/timeline/contract')).reopenBody;

interface DecisionFormProps {
  /** The name of the draft. */
  name: string;
  texts: { title: string; help: string; submit: string; done: string; conflict: string };
  send: (body: { text: string }) => Promise<{ error?: unknown }>;
  onClose: () => void;
}

function DecisionDialog({ texts: own, send, onClose }: DecisionFormProps) {
  const dispatch = useAppDispatch();
  const draft = useDraft();
  const [isLate, setLate] = useState(false);
  const [isSaving, setSaving] = useState(false);
  return (
    <DialogForm
      title={own.title}
      submitLabel={own.submit}
      isSaving={isSaving}
      onClose={onClose}
      notice={
        isLate && (
          <Alert tone="warning" isAnnounced>
            {own.conflict}
          </Alert>
        )
      }
      initialValues={{ text: '' }}
      labels={{ text: texts.field }}
      loadSchema={loadSchema}
      draft={draft}
      save={async (values) => {
        setSaving(true);
        const error = errorOf(await send(values));
        setSaving(false);
        if (error?.kind === 'response' && (error.code === 'forbidden' || error.code === 'conflict')) {
          setLate(true);
          return 'unsaved';
        }
        if (error) return error;
        dispatch(toastShown('success', own.done, 'todo'));
        onClose();
        return undefined;
      }}
    >
      <FormTextArea name="text" rows={5} maxLength={REACTION_TEXT_LENGTH_MAX} description={own.help} />
    </DialogForm>
  );
}

/** Shows the dialog in which somebody explains a decision about an action item: that it is reopened, or not for the association. */
export function DecisionForm(props: DecisionFormProps) {
  return (
    <DraftScope form={props.name} dialog={{ title: props.texts.title, onClose: props.onClose }}>
      <DecisionDialog {...props} />
    </DraftScope>
  );
}
