import type { TwoFactorSetup } from '@mijn/domain/security';
import { Button, type ButtonProps } from '@mijn/ui/button';
import { useState } from 'react';
import { errorText } from '../api/error-text.ts';
import { errorOf } from '../api/error-of.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { toastShown } from '../store/toasts.slice.ts';
import { useStartTwoFactorMutation } from './two-factor.endpoints.ts';
import { texts } from './texts.ts';
import { TurnOnDialog } from './turn-on-dialog.tsx';

interface TurnOnProps extends Pick<ButtonProps, 'variant' | 'isWide'> {
  label?: string;
  onCodes: (codes: readonly string[]) => void;
}

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
