import { mdiPrinterOutline } from '@mdi/js';
import { Button } from '@mijn/ui/button';
import { texts } from './texts.ts';

/** Puts the action item on paper, all of it. */
export function PrintButton({ isDisabled = false }: { isDisabled?: boolean }) {
  return (
    <Button
      variant="text"
      size="small"
      icon={mdiPrinterOutline}
      isDisabled={isDisabled}
      onPress={() => window.print()}
    >
      {texts.print}
    </Button>
  );
}
