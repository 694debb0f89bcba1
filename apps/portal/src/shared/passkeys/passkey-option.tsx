import { mdiFingerprint } from '@mdi/js';
import type { ApiError } from '@mijn/api';
import type { PasskeyResponse, RequestOptions } from '@mijn/domain/passkeys';
import { Alert } from '@mijn/ui/alert';
import { Button } from '@mijn/ui/button';
import { useEffect, useState } from 'react';
import { errorText } from '../api/error-text.ts';
import { errorOf } from '../api/error-of.ts';
import { askPasskey } from './ask-passkey.ts';
import { texts } from './texts.ts';

type Outcome = { data?: RequestOptions | undefined; error?: unknown };

interface PasskeyOptionProps {
  start: () => Promise<Outcome>;
  save: (response: PasskeyResponse) => Promise<ApiError | undefined>;
}

export function PasskeyOption({ start, save }: PasskeyOptionProps) {
  const [hasPasskey, setHasPasskey] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    void (async () => {
      const { data } = await start();
      setHasPasskey((data?.allowCredentials.length ?? 0) > 0);
    })();
    // The options are only read once. A press asks for new ones, because these expire.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const confirm = async (): Promise<string | undefined> => {
    const outcome = await start();
    if (!outcome.data) {
      const error = errorOf(outcome);
      return error && errorText(error);
    }
    const asked = await askPasskey(outcome.data);
    if (asked === 'cancelled') return undefined;
    if (typeof asked === 'string') return texts.failed;
    const error = await save(asked.response);
    return error && errorText(error);
  };
  const press = async () => {
    setFault(undefined);
    setBusy(true);
    setFault(await confirm());
    setBusy(false);
  };
  if (!hasPasskey) return null;
  return (
    <>
      {fault !== undefined && (
        <Alert tone="danger" isAnnounced>
          {fault}
        </Alert>
      )}
      <Button variant="quiet" icon={mdiFingerprint} isWide isPending={isBusy} onPress={() => void press()}>
        {texts.use}
      </Button>
    </>
  );
}
