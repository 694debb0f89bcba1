import { TOTP_DIGITS } from '@mijn/domain/limits';
import type { TwoFactorSetup } from '@mijn/domain/security';
import { CopyField } from '@mijn/ui/copy-field';
import { lazyPart } from '@mijn/ui/lazy-part';
import { Skeleton } from '@mijn/ui/skeleton';
import { Stack } from '@mijn/ui/stack';
import { errorOf } from '../api/error-of.ts';
import { DialogForm } from '../forms/dialog-form.tsx';
import { useEnableTwoFactorMutation } from './two-factor.endpoints.ts';
import { FormCodeField } from './form-code-field.tsx';
import { texts } from './texts.ts';

/** Draws the QR code. If the script fails to load, the secret as text is enough. */
const { Component: QrCode } = lazyPart('qr-code', async () => (await import('@mijn/ui/qr-code')).QrCode, {
  isExtra: true,
  placeholder: <Skeleton shape="block" width="240px" height="240px" />,
});

const loadSchema = async () => (await import('@mijn/domain/security/contract')).enableTwoFactorBody;

const inGroups = (secret: string): string => secret.match(/.{1,4}/gu)?.join(' ') ?? secret;

interface TurnOnDialogProps {
  setup: TwoFactorSetup;
  onClose: () => void;
  onConfirm: (codes: readonly string[]) => void;
}

export function TurnOnDialog({ setup, onClose, onConfirm }: TurnOnDialogProps) {
  const [enable] = useEnableTwoFactorMutation();
  return (
    <DialogForm
      title={texts.turnOnTitle}
      submitLabel={texts.confirm}
      draft={null}
      onClose={onClose}
      initialValues={{ code: '' }}
      labels={{ code: texts.code }}
      loadSchema={loadSchema}
      save={async (values) => {
        const outcome = await enable({ body: values });
        if (outcome.data) onConfirm(outcome.data.recovery_codes);
        return errorOf(outcome);
      }}
      notice={
        <Stack>
          <p>{texts.app}</p>
          <p>{texts.scan}</p>
          <QrCode value={setup.address} label={texts.qr} />
          <CopyField
            label={texts.secret}
            // The field cuts the secret off on a phone. This text shows it whole.
            description={
              <>
                {texts.type} <strong>{inGroups(setup.secret)}</strong>
              </>
            }
            value={inGroups(setup.secret)}
          />
        </Stack>
      }
    >
      <FormCodeField name="code" length={TOTP_DIGITS} description={texts.codeHelp} />
    </DialogForm>
  );
}
