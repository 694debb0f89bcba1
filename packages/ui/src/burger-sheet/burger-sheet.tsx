import { mdiMenu } from '@mdi/js';
import { IconButton } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { NavigationList, type NavigationListProps } from '../navigation-list/navigation-list.tsx';
import { texts } from './texts.ts';

export interface BurgerSheetProps extends NavigationListProps {
  /** Kept outside, so that the sheet can close on every navigation (specification §2). */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The burger of a small screen, and the sheet over the full height with every menu in it. */
export function BurgerSheet({ isOpen, onOpenChange, ...menu }: BurgerSheetProps) {
  return (
    <>
      <IconButton
        icon={mdiMenu}
        label={texts.open}
        isOnBrand
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => onOpenChange(true)}
      />
      <Dialog look="drawer" title={texts.title} isOpen={isOpen} onClose={() => onOpenChange(false)}>
        <NavigationList {...menu} />
      </Dialog>
    </>
  );
}
