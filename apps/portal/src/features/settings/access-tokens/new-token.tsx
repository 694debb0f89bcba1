import { Button } from '@mijn/ui/button';
import { CopyField } from '@mijn/ui/copy-field';
import { Dialog } from '@mijn/ui/dialog';
import { Stack } from '@mijn/ui/stack';
import { texts } from './texts.ts';

/** Shows a new access token. Only the button closes the dialog, because the token is shown once. */
export function NewToken({ token, onClose }: { token: string; onClose: () => void }) {
  return (
    <Dialog
      title={texts.madeTitle}
      isOpen
      role="alertdialog"
      onClose={() => undefined}
      actions={<Button onPress={onClose}>{texts.kept}</Button>}
    >
      <Stack>
        <p>{texts.madeText}</p>
        <CopyField label={texts.token} value={token} />
      </Stack>
    </Dialog>
  );
}
