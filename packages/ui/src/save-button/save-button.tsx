import { mdiContentSaveOutline } from '@mdi/js';
import { Button, type ButtonProps, type ButtonState } from '../button/button.tsx';
import { texts } from './texts.ts';

export interface SaveButtonProps extends ButtonState, Pick<ButtonProps, 'form'> {
  label?: string;
}

/** Shows the small save button of a page title, with a pending and a disabled state (docs/product.md#layout). */
export function SaveButton({ label = texts.save, ...props }: SaveButtonProps) {
  const type = props.onPress === undefined ? 'submit' : 'button';
  return (
    <Button {...props} type={type} size="small" icon={mdiContentSaveOutline} pendingLabel={texts.saving}>
      {label}
    </Button>
  );
}
