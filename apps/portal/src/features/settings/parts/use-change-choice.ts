import type { NotificationChoice } from '@mijn/domain/notifications';
import { errorText } from '../../../shared/api/error-text.ts';
import { errorOf } from '../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { useSetChoicesMutation } from '../settings-changes.endpoints.ts';

/** Returns the function that saves a choice of mails and pushes, and shows a failure. */
export function useChangeChoice(): (choice: NotificationChoice) => Promise<void> {
  const [setChoices] = useSetChoicesMutation();
  const dispatch = useAppDispatch();
  return async (choice) => {
    const error = errorOf(await setChoices({ body: { choices: [choice] } }));
    if (error) dispatch(toastShown('danger', errorText(error), 'notifications'));
  };
}
