import { Button } from '@mijn/ui/button';
import { useState } from 'react';
import { errorOf } from '../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { DialogForm } from '../../../shared/forms/dialog-form.tsx';
import { FormPasswordField } from '../../../shared/forms/fields.tsx';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { useDisableTwoFactorMutation } from '../settings-changes.endpoints.ts';
import { FormCodeField } from '../../../shared/two-factor/form-code-field.tsx';
import { texts } from './texts.ts';

const loadSchema = async () => (await import('@mijn/domain/security/contract')).disableTwoFactorBody;

export function TurnOff() {
  const [isOpen, setOpen] = useState(false);
  const [disable] = useDisableTwoFactorMutation();
  const dispatch = useAppDispatch();
  return (
    <>
      <Button variant="quiet" onPress={() => setOpen(true)}>
        {texts.turnOff}
      </Button>
      {isOpen && (
        <DialogForm
          title={texts.turnOffTitle}
          submitLabel={texts.turnOff}
          notice={<p>{texts.turnOffText}</p>}
          draft={null}
          onClose={() => setOpen(false)}
          initialValues={{ password: '', code: '' }}
          labels={{ password: texts.password, code: texts.anyCode }}
          loadSchema={loadSchema}
          save={async (values) => {
            const error = errorOf(await disable({ body: values }));
            if (!error) {
              dispatch(toastShown('success', texts.turnedOff, 'two-factor'));
              setOpen(false);
            }
            return error;
          }}
        >
          <FormPasswordField name="password" autoComplete="current-password" />
          <FormCodeField name="code" kind="characters" />
        </DialogForm>
      )}
    </>
  );
}
