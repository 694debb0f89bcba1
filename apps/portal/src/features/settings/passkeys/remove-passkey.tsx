import type { Passkey } from '@mijn/domain/passkeys';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { AskedAction } from '../../../shared/shell/asked-action.tsx';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { useRemovePasskeyMutation } from './passkeys.endpoints.ts';
import { texts } from './texts.ts';

/** Asks first, because the passkey stops working. */
export function RemovePasskey({ passkey: { id, name } }: { passkey: Passkey }) {
  const [remove] = useRemovePasskeyMutation();
  const dispatch = useAppDispatch();
  return (
    <AskedAction
      variant="link"
      aria-label={texts.removeOf(name)}
      label={texts.remove}
      title={texts.removeTitle}
      confirmLabel={texts.remove}
      tone="danger"
      run={() => remove({ params: { passkey_id: id } })}
      onDone={() => dispatch(toastShown('success', texts.removed(name), 'passkey', { about: id }))}
    >
      {texts.removeText(name)}
    </AskedAction>
  );
}
