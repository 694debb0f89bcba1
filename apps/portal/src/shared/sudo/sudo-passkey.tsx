import { call } from '@mijn/api/rtk-query';
import { authOperations } from '@mijn/domain/auth';
import { passkeysOperations } from '@mijn/domain/passkeys';
import { apiRoot } from '../store/api-root.ts';
import { errorOf } from '../api/error-of.ts';
import { PasskeyOption } from '../passkeys/passkey-option.tsx';

const { useStartPasskeySudoMutation, useSudoWithPasskeyMutation } = apiRoot.injectEndpoints({
  endpoints: (build) => ({
    startPasskeySudo: build.mutation(call(passkeysOperations.startPasskeySudo)),
    sudoWithPasskey: build.mutation(call(authOperations.sudo)),
  }),
});

export function SudoPasskey({ onConfirm }: { onConfirm: () => void }) {
  const [start] = useStartPasskeySudoMutation();
  const [confirm] = useSudoWithPasskeyMutation();
  return (
    <PasskeyOption
      start={() => start()}
      save={async (passkey) => {
        const error = errorOf(await confirm({ body: { passkey } }));
        if (!error) onConfirm();
        return error;
      }}
    />
  );
}
