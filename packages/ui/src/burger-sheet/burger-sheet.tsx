import { mdiMenu } from '@mdi/js';
import { IconButton } from '../button/button.tsx';
import { Dialog, useDialogIntent } from '../dialog/dialog.tsx';
import { NavigationList, type NavigationListProps } from '../navigation-list/navigation-list.tsx';
import { texts } from './texts.ts';

export interface BurgerSheetProps extends NavigationListProps {
  /** Whether the sheet is open. The parent keeps this state, so that every navigation can close the sheet. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Shows the menu button of a small screen, and the sheet with all menus over the full height of the screen. */
export function BurgerSheet({ isOpen, onOpenChange, ...menu }: BurgerSheetProps) {
  const intent = useDialogIntent();
  return (
    <>
      <IconButton
        {...intent}
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
