import { Button } from '@mijn/ui/button';
import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '../../../shared/chunks/load-chunk.ts';
import { texts } from './texts.ts';

/** The dialog loads when it opens, with the library for passkeys. */
const AddPasskeyDialog = lazy(async () => ({
  default: (await loadChunk('add-passkey', () => import('./add-passkey-dialog.tsx'))).AddPasskeyDialog,
}));

/** Shows the button that adds a passkey, and the dialog that asks for its name. */
export function AddPasskey() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onPress={() => setOpen(true)}>
        {texts.add}
      </Button>
      <Suspense>{isOpen && <AddPasskeyDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
