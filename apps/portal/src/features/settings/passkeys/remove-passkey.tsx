import { errorText } from '@mijn/api/texts';
import type { Passkey } from '@mijn/domain/passkeys';
import { Button } from '@mijn/ui/button';
import { ConfirmDialog } from '@mijn/ui/confirm-dialog';
import { useState } from 'react';
import { errorOf } from '../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../shared/api/hooks.ts';
import { toastShown } from '../../../shared/toasts/toasts.slice.ts';
import { useRemovePasskeyMutation } from './passkeys.endpoints.ts';
import { texts } from './texts.ts';

/** Shows the button that removes a passkey. It asks first, because the passkey stops working. */
export function RemovePasskey({ passkey: { id, name } }: { passkey: Passkey }) {
  const [isAsking, setAsking] = useState(false);
  const [remove, { isLoading }] = useRemovePasskeyMutation();
  const dispatch = useAppDispatch();
  const confirm = async () => {
    const error = errorOf(await remove({ params: { passkey_id: id } }));
    setAsking(false);
    dispatch(error ? toastShown('danger', errorText(error)) : toastShown('success', texts.removed));
  };
  return (
    <>
      <Button variant="link" aria-label={texts.removeOf(name)} onPress={() => setAsking(true)}>
        {texts.remove}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.removeTitle}
        confirmLabel={texts.remove}
        tone="danger"
        isPending={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {texts.removeText(name)}
      </ConfirmDialog>
    </>
  );
}
