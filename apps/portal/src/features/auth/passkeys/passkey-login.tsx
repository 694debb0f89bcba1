import { mdiFingerprint } from '@mdi/js';
import type { ApiError } from '@mijn/api';
import type { PasskeyResponse } from '@mijn/domain/passkeys';
import { Alert } from '@mijn/ui/alert';
import { Button } from '@mijn/ui/button';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorText } from '../../../shared/api/error-text.ts';
import { errorOf } from '../../../shared/api/error-of.ts';
import { askPasskey, offersPasskeys } from '../../../shared/passkeys/ask-passkey.ts';
import { useSignIn } from '../sign-in.ts';
import { offerPasskeys } from './offer-passkeys.ts';
import { useLoginWithPasskeyMutation, useStartPasskeyLoginMutation } from './passkeys.endpoints.ts';
import { texts } from './texts.ts';

/** Signs in with a passkey at the e-mail field, or with a button in a browser that offers none there. */
export function PasskeyLogin() {
  const [start] = useStartPasskeyLoginMutation();
  const [login] = useLoginWithPasskeyMutation();
  const signIn = useSignIn();
  const [fault, setFault] = useState<string>();
  const [needsButton, setNeedsButton] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const show = (error: ApiError | undefined) => setFault(error && errorText(error));
  const save = async (passkey: PasskeyResponse): Promise<boolean> => {
    const error = signIn(await login({ body: { passkey } }));
    show(error);
    return !error;
  };
  const getOptions = useEffectEvent(async () => (await start()).data);
  const trySave = useEffectEvent(save);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const offer = async () => {
      const isOffered = await offersPasskeys();
      if (signal.aborted) return;
      if (isOffered) {
        await offerPasskeys({ start: () => getOptions(), save: (response) => trySave(response) }, signal);
      } else setNeedsButton(true);
    };
    void offer();
    return () => controller.abort();
  }, []);

  const press = async () => {
    setFault(undefined);
    setBusy(true);
    const outcome = await start();
    const asked = outcome.data && (await askPasskey(outcome.data));
    if (!asked) show(errorOf(outcome));
    else if (typeof asked !== 'string') await save(asked.response);
    else if (asked !== 'cancelled') setFault(texts.failed);
    setBusy(false);
  };
  return (
    <>
      {fault !== undefined && (
        <Alert tone="danger" isAnnounced>
          {fault}
        </Alert>
      )}
      {needsButton && (
        <Button variant="quiet" icon={mdiFingerprint} isWide isPending={isBusy} onPress={() => void press()}>
          {texts.logIn}
        </Button>
      )}
    </>
  );
}
