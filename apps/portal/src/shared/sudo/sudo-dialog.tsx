import { call } from '@mijn/api/rtk-query';
import { authOperations } from '@mijn/domain/auth';
import { useEffect, useRef } from 'react';
import { apiRoot } from '../store/api-root.ts';
import { errorOf } from '../api/error-of.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { lazyPart } from '@mijn/ui/lazy-part';
import { DialogForm } from '../forms/dialog-form.tsx';
import { FormPasswordField } from '../forms/fields.tsx';
import { hasPasskeys } from '../passkeys/has-passkeys.ts';
import { passSudo } from '../store/sudo.ts';
import { texts } from './texts.ts';

const { useSudoMutation } = apiRoot.injectEndpoints({
  endpoints: (build) => ({ sudo: build.mutation(call(authOperations.sudo)) }),
});

const { Component: SudoPasskey } = lazyPart(
  'sudo-passkey',
  async () => (await import('./sudo-passkey.tsx')).SudoPasskey,
  { isExtra: true },
);

const loadSchema = async () => (await import('@mijn/domain/auth/contract')).sudoBody;

/** Asks for the password while a call waits. The call is repeated afterwards, so that no input is lost. */
export function SudoDialog() {
  const dispatch = useAppDispatch();
  const [confirm] = useSudoMutation();
  const isShown = useRef(false);
  // The call must not wait forever if the dialog disappears, such as at the end of the session.
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      // In development, React runs this at the first render too, and shows the dialog again at once.
      queueMicrotask(() => {
        if (!isShown.current) passSudo(dispatch, false);
      });
    };
  }, [dispatch]);
  const { title, text, password, confirm: submitLabel } = texts;
  return (
    <DialogForm
      title={title}
      submitLabel={submitLabel}
      notice={<p>{text}</p>}
      draft={null}
      initialValues={{ password: '' }}
      labels={{ password }}
      loadSchema={loadSchema}
      save={async (values) => {
        const error = errorOf(await confirm({ body: values }));
        if (!error) passSudo(dispatch, true);
        return error;
      }}
      onClose={() => passSudo(dispatch, false)}
    >
      <FormPasswordField name="password" autoComplete="current-password" />
      {hasPasskeys() && <SudoPasskey onConfirm={() => passSudo(dispatch, true)} />}
    </DialogForm>
  );
}
