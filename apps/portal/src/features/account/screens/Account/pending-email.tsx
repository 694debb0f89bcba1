import { dutchTime, formatDate, formatTime } from '@mijn/domain/formats';
import type { Profile } from '@mijn/domain/profile';
import { Alert } from '@mijn/ui/alert';
import { Button } from '@mijn/ui/button';
import { ButtonRow } from '@mijn/ui/stack';
import { errorText } from '../../../../shared/api/error-text.ts';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import { useCancelEmailMutation, useResendEmailMutation } from '../../account.endpoints.ts';
import { texts } from './texts.ts';

export function PendingEmail({ pending }: { pending: NonNullable<Profile['pending_email']> }) {
  const { email, expires_at } = pending;
  const [resend, { isLoading: isResending }] = useResendEmailMutation();
  const [cancel, { isLoading: isCancelling }] = useCancelEmailMutation();
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const end = dutchTime(expires_at);
  const show = (outcome: { error?: unknown }, success: string) => {
    const error = errorOf(outcome);
    const isTooSoon = error?.kind === 'response' && error.code === 'too_many_requests';
    if (isTooSoon) dispatch(toastShown('info', texts.pending.wait, 'email'));
    else
      dispatch(
        error ? toastShown('danger', errorText(error), 'email') : toastShown('success', success, 'email'),
      );
  };
  return (
    <Alert
      tone="warning"
      title={texts.pending.title(email)}
      actions={
        !user?.impersonation && (
          <ButtonRow>
            <Button
              variant="quiet"
              size="small"
              isPending={isResending}
              onPress={async () => show(await resend(undefined), texts.pending.resent(email))}
            >
              {texts.pending.resend}
            </Button>
            <Button
              variant="quiet"
              size="small"
              isPending={isCancelling}
              onPress={async () => show(await cancel(undefined), texts.pending.cancelled)}
            >
              {texts.pending.cancel}
            </Button>
          </ButtonRow>
        )
      }
    >
      {texts.pending.text(`${formatDate(end)}, ${formatTime(end)}`)}
    </Alert>
  );
}
