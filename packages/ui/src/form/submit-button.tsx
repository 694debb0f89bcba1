import { useContext } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { FormBusyContext } from './form-context.ts';
import { texts } from './texts.ts';

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'onPress' | 'isPending' | 'variant'>;

/** While the form is busy, the button keeps its text and the focus, and ignores presses. */
export function SubmitButton({ pendingLabel = texts.busy, ...props }: SubmitButtonProps) {
  const isBusy = useContext(FormBusyContext);
  return <Button {...props} type="submit" isPending={isBusy} pendingLabel={pendingLabel} />;
}
