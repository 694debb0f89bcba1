import { errorText } from '@mijn/api/texts';
import type { TwoFactorSetup } from '@mijn/domain/security';
import { Button, type ButtonProps } from '@mijn/ui/button';
import { useState } from 'react';
import { errorOf } from '../api/error-of.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { toastShown } from '../store/toasts.slice.ts';
import { useStartTwoFactorMutation } from './two-factor.endpoints.ts';
import { texts } from './texts.ts';
import { TurnOnDialog } from './turn-on-dialog.tsx';

interface TurnOnProps extends Pick<ButtonProps, 'variant' | 'isWide'> {
  /** The text of the button. */
  label?: string;
  /** Called with the recovery codes when the second factor is on. */
  onCodes: (codes: readonly string[]) => void;
}

/** Shows the button that turns the second factor on, and the dialog that asks for a code of the app. */
export function TurnOn({ onCodes, label = texts.turnOn, variant = 'quiet', ...button }: TurnOnProps) {
  const [setup, setSetup] = useState<TwoFactorSetup>();
  const [start, { isLoading }] = useStartTwoFactorMutation();
  const dispatch = useAppDispatch();
  const press = async () => {
    const outcome = await start();
    const error = errorOf(outcome);
    if (error) dispatch(toastShown('danger', errorText(error), 'two-factor'));
    else setSetup(outcome.data);
  };
  return (
    <>
      <Button {...button} variant={variant} isPending={isLoading} onPress={() => void press()}>
        {label}
      </Button>
      {setup && <TurnOnDialog setup={setup} onClose={() => setSetup(undefined)} onConfirm={onCodes} />}
    </>
  );
}
