import { mdiPrinterOutline } from '@mdi/js';
import { Button } from '../button/button.tsx';
import { texts } from './texts.ts';

interface PrintButtonProps {
  isPending: boolean;
  onPrint: () => void;
}

export function PrintButton({ isPending, onPrint }: PrintButtonProps) {
  return (
    <Button
      variant="text"
      size="small"
      icon={mdiPrinterOutline}
      isPending={isPending}
      pendingLabel={texts.preparing}
      onPress={onPrint}
    >
      {texts.print}
    </Button>
  );
}
