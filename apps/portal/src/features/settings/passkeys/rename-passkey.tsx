import type { Passkey } from '@mijn/domain/passkeys';
import { Button } from '@mijn/ui/button';
import { useState } from 'react';
import { errorOf } from '../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { DialogForm } from '../../../shared/forms/dialog-form.tsx';
import { FormTextField } from '../../../shared/forms/fields.tsx';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { useRenamePasskeyMutation } from './passkeys.endpoints.ts';
import { texts } from './texts.ts';

const loadSchema = async () => (await import('@mijn/domain/passkeys/contract')).renamePasskeyBody;

export function RenamePasskey({ passkey: { id, name } }: { passkey: Passkey }) {
  const [isOpen, setOpen] = useState(false);
  const [rename] = useRenamePasskeyMutation();
  const dispatch = useAppDispatch();
  return (
    <>
      <Button variant="link" aria-label={texts.renameOf(name)} onPress={() => setOpen(true)}>
        {texts.rename}
      </Button>
      {isOpen && (
        <DialogForm
          title={texts.renameTitle}
          submitLabel={texts.save}
          draft={null}
          onClose={() => setOpen(false)}
          initialValues={{ name }}
          labels={{ name: texts.name }}
          loadSchema={loadSchema}
          save={async (values) => {
            const body = { name: values.name.trim() };
            const error = errorOf(await rename({ params: { passkey_id: id }, body }));
            if (!error) {
              dispatch(toastShown('success', texts.renamed(body.name), 'passkey', { about: id }));
              setOpen(false);
            }
            return error;
          }}
        >
          <FormTextField name="name" autoComplete="off" />
        </DialogForm>
      )}
    </>
  );
}
