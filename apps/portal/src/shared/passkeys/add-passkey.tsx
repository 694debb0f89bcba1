import { lazyPart } from '@mijn/ui/lazy-part';
import { Button, type ButtonProps } from '@mijn/ui/button';
import { useState } from 'react';
import { texts } from './add-passkey-texts.ts';

const { Component: AddPasskeyDialog } = lazyPart(
  'add-passkey',
  async () => (await import('./add-passkey-dialog.tsx')).AddPasskeyDialog,
  { isOverlay: true },
);

interface AddPasskeyProps extends Pick<ButtonProps, 'variant' | 'isWide'> {
  label?: string;
  /** The name that the dialog proposes. It opens when the name is known: undefined while it loads. */
  name: string | undefined;
}

export function AddPasskey({ label = texts.add, name, variant = 'quiet', ...button }: AddPasskeyProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...button} variant={variant} onPress={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && name !== undefined && <AddPasskeyDialog name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
