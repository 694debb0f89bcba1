import { errorText } from '@mijn/api/texts';
import { Button } from '@mijn/ui/button';
import { ConfirmDialog } from '@mijn/ui/confirm-dialog';
import { useState } from 'react';
import { errorOf } from '../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../shared/api/hooks.ts';
import { toastShown } from '../../../shared/toasts/toasts.slice.ts';
import { useRenewRecoveryCodesMutation } from '../settings.endpoints.ts';
import { texts } from './texts.ts';

/** Shows the button that replaces the recovery codes. It asks first, because the old codes stop working. */
export function RenewCodes({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const [isAsking, setAsking] = useState(false);
  const [renew, { isLoading }] = useRenewRecoveryCodesMutation();
  const dispatch = useAppDispatch();
  const confirm = async () => {
    const outcome = await renew();
    const error = errorOf(outcome);
    setAsking(false);
    if (error) dispatch(toastShown('danger', errorText(error)));
    else if (outcome.data) onCodes(outcome.data.recovery_codes);
  };
  return (
    <>
      <Button variant="quiet" onPress={() => setAsking(true)}>
        {texts.renew}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.renewTitle}
        confirmLabel={texts.renewConfirm}
        isPending={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {texts.renewText}
      </ConfirmDialog>
    </>
  );
}
