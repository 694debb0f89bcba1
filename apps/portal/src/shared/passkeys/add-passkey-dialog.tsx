import { Alert } from '@mijn/ui/alert';
import { useState } from 'react';
import { errorOf } from '../api/error-of.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { DialogForm } from '../forms/dialog-form.tsx';
import { FormTextField } from '../forms/fields.tsx';
import type { SaveOutcome } from '../forms/portal-form.tsx';
import { createPasskey } from './ask-passkey.ts';
import { toastShown } from '../store/toasts.slice.ts';
import { useAddPasskeyMutation, useStartPasskeyMutation } from './add-passkey.endpoints.ts';
import { texts } from './add-passkey-texts.ts';

const loadSchema = async () => (await import('@mijn/domain/passkeys/contract')).renamePasskeyBody;

interface AddPasskeyDialogProps {
  name: string;
  onClose: () => void;
}

export function AddPasskeyDialog({ name: proposed, onClose }: AddPasskeyDialogProps) {
  const [start] = useStartPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [fault, setFault] = useState<string>();
  const dispatch = useAppDispatch();
  const save = async ({ name }: { name: string }): Promise<SaveOutcome> => {
    setFault(undefined);
    const started = await start();
    if (!started.data) return errorOf(started);
    const asked = await createPasskey(started.data);
    if (typeof asked === 'string') {
      if (asked !== 'cancelled') setFault(asked === 'exists' ? texts.exists : texts.notCreated);
      return 'unsaved';
    }
    const error = errorOf(await add({ body: { name: name.trim(), passkey: asked.response } }));
    if (error) return error;
    dispatch(toastShown('success', texts.wasAdded(name.trim()), 'passkey'));
    onClose();
    return undefined;
  };
  return (
    <DialogForm
      title={texts.add}
      submitLabel={texts.next}
      draft={null}
      onClose={onClose}
      initialValues={{ name: proposed }}
      labels={{ name: texts.name }}
      loadSchema={loadSchema}
      save={save}
      notice={
        <>
          {fault !== undefined && (
            <Alert tone="danger" isAnnounced>
              {fault}
            </Alert>
          )}
          <p>{texts.addText}</p>
        </>
      }
    >
      <FormTextField name="name" autoComplete="off" />
    </DialogForm>
  );
}
