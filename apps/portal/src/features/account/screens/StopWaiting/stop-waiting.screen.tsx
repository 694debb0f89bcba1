import type { ApiError } from '@mijn/api';
import { Alert } from '@mijn/ui/alert';
import { SubmitButton } from '@mijn/ui/form';
import { Stack } from '@mijn/ui/stack';
import { useState } from 'react';
import { useParams } from 'react-router';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { InBrowser } from '../../../../shared/chunks/in-browser.tsx';
import { FormTextField } from '../../../../shared/forms/fields.tsx';
import { PortalForm, type SaveOutcome } from '../../../../shared/forms/portal-form.tsx';
import { hasPasskeys } from '../../../../shared/passkeys/has-passkeys.ts';
import { PasskeyOption } from '../../../../shared/passkeys/passkey-option.tsx';
import { LoginPage } from '../../../../shared/shell/login-page.tsx';
import { useStartStopWaitingMutation, useStopWaitingMutation } from '../../account.endpoints.ts';
import { texts } from './texts.ts';

const loadSchema = async () => (await import('@mijn/domain/auth/contract')).confirmTwoFactorBody;

/** Stops the waiting after an undo, with a factor of the account. */
export function StopWaitingScreen() {
  const { token = '' } = useParams();
  const [start] = useStartStopWaitingMutation();
  const [stop] = useStopWaitingMutation();
  const [state, setState] = useState<'open' | 'done' | 'too_often'>('open');

  const send = async (
    proof: Omit<Parameters<typeof stop>[0]['body'], 'token'>,
  ): Promise<ApiError | undefined> => {
    const outcome = await stop({ body: { token, ...proof } });
    const error = errorOf(outcome);
    if (!error) setState('done');
    return error;
  };
  const save = async ({ code }: { code: string }): Promise<SaveOutcome> => {
    const error = await send({ code });
    if (error?.kind !== 'response' || error.code !== 'reset_required') return error;
    setState('too_often');
    return 'unsaved';
  };
  if (state === 'done') {
    return (
      <LoginPage title={texts.title}>
        <Alert tone="success" isAnnounced>
          {texts.done} {texts.next}
        </Alert>
      </LoginPage>
    );
  }
  return (
    <LoginPage title={texts.title}>
      <Stack>
        {state === 'too_often' && (
          <Alert tone="danger" isAnnounced>
            {texts.tooOften}
          </Alert>
        )}
        <p>{texts.text}</p>
        <PortalForm initialValues={{ code: '' }} labels={texts.fields} loadSchema={loadSchema} save={save}>
          <FormTextField name="code" autoComplete="one-time-code" />
          <SubmitButton isWide>{texts.submit}</SubmitButton>
        </PortalForm>
        <InBrowser>
          {hasPasskeys() && (
            <PasskeyOption
              start={() => start({ body: { token } })}
              save={async (passkey) => send({ passkey })}
            />
          )}
        </InBrowser>
      </Stack>
    </LoginPage>
  );
}
