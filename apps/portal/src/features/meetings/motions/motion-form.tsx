import { MOTION_PROPOSER_LENGTH_MAX, MOTION_TEXT_LENGTH_MAX, WORDING_LENGTH_MAX } from '@mijn/domain/limits';
import { type Motion, type MotionKind, motionKinds } from '@mijn/domain/motions';
import { useState } from 'react';
import { errorOf } from '../../../shared/api/error-of.ts';
import type { DraftHandle } from '../../../shared/drafts/draft-handle.ts';
import { DraftScope } from '../../../shared/drafts/draft-scope.tsx';
import { useDraft } from '../../../shared/drafts/use-draft.tsx';
import { DialogForm } from '../../../shared/forms/dialog-form.tsx';
import { FormTextField } from '../../../shared/forms/fields.tsx';
import { FormRadioGroup } from '../../../shared/forms/radio-field.tsx';
import { FormTextArea } from '../../../shared/forms/text-area-field.tsx';
import { useCreate } from '../../../shared/forms/use-create.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { useCreateMotionMutation, useUpdateMotionMutation } from './motion-calls.ts';
import { texts as allTexts } from './texts.ts';

const { form: texts } = allTexts;

interface MotionFormProps {
  params: { association_id: string; meeting_id: string };
  itemId: string;
  /** The text of the proposal as it is now, with which a new motion begins. */
  wording: string;
  /** The motion that is changed; undefined for a new one. */
  motion?: Motion | undefined;
  onClose: () => void;
}

const loadSchema = async () => (await import('@mijn/domain/motions/contract')).motionForm;

const first: MotionKind = 'amendment';

/** Returns a function that saves a motion. */
function useSave({ params, itemId, motion }: MotionFormProps, draft: DraftHandle) {
  const [trigger] = useCreateMotionMutation();
  const create = useCreate(trigger, draft);
  const [update] = useUpdateMotionMutation();
  return async (body: Pick<Motion, 'kind' | 'text' | 'wording' | 'proposer'>) =>
    errorOf(
      motion
        ? await update({
            params: { ...params, motion_id: motion.id },
            body: { ...body, version: motion.version },
          })
        : await create({ params, body: { ...body, item_id: itemId } }),
    );
}

function MotionDialog(props: MotionFormProps) {
  const { params, wording, motion, onClose } = props;
  const draft = useDraft();
  const saveMotion = useSave(props, draft);
  const [isSaving, setSaving] = useState(false);
  const dispatch = useAppDispatch();
  return (
    <DialogForm
      title={motion ? texts.edit : texts.add}
      submitLabel={texts.submit}
      isSaving={isSaving}
      onClose={onClose}
      initialValues={{
        kind: motion?.kind ?? first,
        text: motion?.text ?? '',
        wording: motion && !motion.is_outdated ? motion.wording : wording,
        proposer: motion?.proposer ?? '',
      }}
      labels={{
        kind: texts.kind,
        text: texts.text,
        wording: texts.wording,
        proposer: texts.proposer,
      }}
      loadSchema={loadSchema}
      draft={draft}
      save={async (values) => {
        setSaving(true);
        const error = await saveMotion(values);
        setSaving(false);
        if (error) return error;
        dispatch(toastShown('success', texts.saved, 'agenda', { about: params.meeting_id }));
        onClose();
        return undefined;
      }}
    >
      <FormRadioGroup
        name="kind"
        options={motionKinds.map((kind) => ({ id: kind, label: texts.kinds[kind] }))}
      />
      <FormTextField name="text" maxLength={MOTION_TEXT_LENGTH_MAX} />
      <FormTextArea name="wording" maxLength={WORDING_LENGTH_MAX} />
      <FormTextField name="proposer" autoComplete="off" maxLength={MOTION_PROPOSER_LENGTH_MAX} />
    </DialogForm>
  );
}

/** Shows the dialog in which the board enters or changes a motion. */
export function MotionForm(props: MotionFormProps) {
  const { params, itemId, motion, onClose } = props;
  return (
    <DraftScope
      form={`motion/${params.meeting_id}/${motion?.id ?? itemId}`}
      dialog={{ title: motion ? texts.edit : texts.add, onClose }}
    >
      <MotionDialog {...props} />
    </DraftScope>
  );
}
