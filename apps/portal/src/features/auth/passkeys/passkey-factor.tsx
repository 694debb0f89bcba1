import { PasskeyOption } from '../../../shared/passkeys/passkey-option.tsx';
import { useSignIn } from '../sign-in.ts';
import { useConfirmWithPasskeyMutation, useStartPasskeyFactorMutation } from './passkeys.endpoints.ts';

export function PasskeyFactor() {
  const [start] = useStartPasskeyFactorMutation();
  const [confirm] = useConfirmWithPasskeyMutation();
  const signIn = useSignIn();
  return (
    <PasskeyOption
      start={() => start()}
      save={async (passkey) => signIn(await confirm({ body: { passkey } }))}
    />
  );
}
