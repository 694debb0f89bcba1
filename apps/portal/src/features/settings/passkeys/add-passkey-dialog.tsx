import { deviceName } from '@mijn/domain/devices';
import { Alert } from '@mijn/ui/alert';
import { useState } from 'react';
import { errorOf } from '../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../shared/api/hooks.ts';
import { DialogForm } from '../../../shared/forms/dialog-form.tsx';
import { FormTextField } from '../../../shared/forms/fields.tsx';
import type { SaveOutcome } from '../../../shared/forms/portal-form.tsx';
import { createPasskey } from '../../../shared/passkeys/ask-passkey.ts';
import { toastShown } from '../../../shared/toasts/toasts.slice.ts';
import { useListDevicesQuery } from '../settings.endpoints.ts';
import { useAddPasskeyMutation, useStartPasskeyMutation } from './passkeys.endpoints.ts';
import { texts } from './texts.ts';

const loadSchema = async () => (await import('@mijn/domain/passkeys/contract')).renamePasskeyBody;

/** Asks for the name of a new passkey, and lets the browser create it. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const [start] = useStartPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [fault, setFault] = useState<string>();
  // The list of devices on the same page has the name of this one.
  const devices = useListDevicesQuery();
  const here = devices.currentData?.data.find(({ is_this }) => is_this);
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
    const error = errorOf(await add({ body: { name: name.trim(), passkey: asked.answer } }));
    if (error) return error;
    dispatch(toastShown('success', texts.wasAdded(name.trim()), 'passkey'));
    onClose();
    return undefined;
  };
  // The name stands in the field from the start, so that the member can change it.
  if (devices.isLoading) return null;
  return (
    <DialogForm
      title={texts.add}
      submitLabel={texts.next}
      draft={null}
      onClose={onClose}
      initialValues={{ name: here ? deviceName(here) : '' }}
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
