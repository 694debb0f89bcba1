import { mdiRefresh } from '@mdi/js';
import { errorText } from '@mijn/api/texts';
import { Button } from '@mijn/ui/button';
import { ConfirmDialog } from '@mijn/ui/confirm-dialog';
import { useState } from 'react';
import { errorOf } from '../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../shared/api/hooks.ts';
import { toastShown } from '../../../shared/toasts/toasts.slice.ts';
import { useRenewCalendarFeedMutation } from '../meetings.endpoints.ts';
import { texts } from './texts.ts';

/** Makes a new address after asking: the old one is dead at once. */
export function RenewFeed() {
  const [isAsking, setAsking] = useState(false);
  const [renew, { isLoading }] = useRenewCalendarFeedMutation();
  const dispatch = useAppDispatch();
  const confirm = async () => {
    const error = errorOf(await renew());
    dispatch(error ? toastShown('danger', errorText(error)) : toastShown('success', texts.renewed));
    setAsking(false);
  };
  return (
    <>
      <Button variant="quiet" icon={mdiRefresh} onPress={() => setAsking(true)}>
        {texts.renew}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.renewTitle}
        confirmLabel={texts.renew}
        isPending={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {texts.renewText}
      </ConfirmDialog>
    </>
  );
}
