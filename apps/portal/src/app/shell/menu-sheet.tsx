import { mdiLogout } from '@mdi/js';
import type { Association } from '@mijn/domain/associations';
import { isBoardMember } from '@mijn/domain/roles';
import { BurgerSheet } from '@mijn/ui/burger-sheet';
import { Button } from '@mijn/ui/button';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { boardMenu, type MenuEntry, userMenu } from '../navigation/menu.ts';
import { shellTexts } from './texts.ts';
import { linkGroups } from './use-menu-groups.ts';

interface MenuSheetProps {
  entries: readonly MenuEntry[];
  association: Association | undefined;
  onLogOut: () => void;
}

const flat = (entries: readonly MenuEntry[]): readonly MenuEntry[] => [
  ...entries.filter(({ route }) => route !== undefined),
  ...entries.flatMap(({ children = [] }) => children),
];

/** The burger of a small screen and the sheet with every menu in it; it closes on every navigation (specification §2). */
export function MenuSheet({ entries, association, onLogOut }: MenuSheetProps) {
  const { pathname, key } = useLocation();
  // Open on one page only: any navigation leads to another key.
  const [openAt, setOpenAt] = useState<string>();

  const board = association && isBoardMember(association) ? association : undefined;
  const groups = [
    ...linkGroups(flat(entries), pathname),
    ...(board ? linkGroups([{ name: shellTexts.boardMenu(board.name) }, ...boardMenu], pathname) : []),
    ...linkGroups([{ name: shellTexts.you }, ...userMenu], pathname),
  ];
  const leave = () => {
    setOpenAt(undefined);
    onLogOut();
  };
  return (
    <BurgerSheet
      label={shellTexts.mainNavigation}
      groups={groups}
      isOpen={openAt === key}
      onOpenChange={(isOpen) => setOpenAt(isOpen ? key : undefined)}
    >
      <Button variant="quiet" icon={mdiLogout} isWide onPress={leave}>
        {shellTexts.logOut}
      </Button>
    </BurgerSheet>
  );
}
