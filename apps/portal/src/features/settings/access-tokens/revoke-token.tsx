import type { AccessToken } from '@mijn/domain/access-tokens';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { AskedAction } from '../../../shared/shell/asked-action.tsx';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { useRevokeAccessTokenMutation } from './access-tokens.endpoints.ts';
import { texts } from './texts.ts';

const ofWorking = {
  label: texts.revoke,
  labelOf: texts.revokeOf,
  title: texts.revokeTitle,
  textOf: texts.revokeText,
  done: texts.revoked,
};
const ofExpired = {
  label: texts.remove,
  labelOf: texts.removeOf,
  title: texts.removeTitle,
  textOf: texts.removeText,
  done: texts.removed,
};

export function RevokeToken({ token: { id, name, is_expired } }: { token: AccessToken }) {
  const [revoke] = useRevokeAccessTokenMutation();
  const dispatch = useAppDispatch();
  const { label, labelOf, title, textOf, done } = is_expired ? ofExpired : ofWorking;
  return (
    <AskedAction
      variant="link"
      aria-label={labelOf(name)}
      label={label}
      title={title}
      confirmLabel={label}
      tone="danger"
      run={() => revoke({ params: { access_token_id: id } })}
      onDone={() => dispatch(toastShown('success', done(name), 'access-token', { about: id }))}
    >
      {textOf(name)}
    </AskedAction>
  );
}
