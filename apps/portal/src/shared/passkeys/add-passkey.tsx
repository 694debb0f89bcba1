import { Button, type ButtonProps } from '@mijn/ui/button';
import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '../chunks/load-chunk.ts';
import { texts } from './add-passkey-texts.ts';

const AddPasskeyDialog = lazy(async () => ({
  default: (await loadChunk('add-passkey', () => import('./add-passkey-dialog.tsx'))).AddPasskeyDialog,
}));

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
      <Suspense>
        {isOpen && name !== undefined && <AddPasskeyDialog name={name} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
