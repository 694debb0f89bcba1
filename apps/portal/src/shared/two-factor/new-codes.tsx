import { Button } from '@mijn/ui/button';
import { CodeList } from '@mijn/ui/code-list';
import { Dialog } from '@mijn/ui/dialog';
import { Stack } from '@mijn/ui/stack';
import { useBrand } from '../brand/brand.ts';
import { texts } from './texts.ts';

interface NewCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows new recovery codes. Only the button closes the dialog, because the codes are shown once. */
export function NewCodes({ codes, onClose }: NewCodesProps) {
  const { portal_name } = useBrand();
  return (
    <Dialog
      title={texts.codesTitle}
      isOpen
      role="alertdialog"
      onClose={() => undefined}
      actions={<Button onPress={onClose}>{texts.codesKept}</Button>}
    >
      <Stack>
        <p>{texts.codesWhy}</p>
        <CodeList label={texts.codesLabel(portal_name)} codes={codes} fileName={texts.codesFile} />
      </Stack>
    </Dialog>
  );
}
