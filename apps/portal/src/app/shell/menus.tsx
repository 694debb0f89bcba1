import { mdiAccountGroupOutline, mdiLogout } from '@mdi/js';
import type { Association } from '@mijn/domain/associations';
import type { AuthUser } from '@mijn/domain/auth';
import { isBoardMember } from '@mijn/domain/roles';
import { Avatar } from '@mijn/ui/avatar';
import { BurgerSheet } from '@mijn/ui/burger-sheet';
import { Button } from '@mijn/ui/button';
import { Menu, MenuButton, MenuIconButton } from '@mijn/ui/menu';
import { NavigationMenu, NavLink } from '@mijn/ui/navigation-menu';
import { NavigationSubmenu } from '@mijn/ui/navigation-submenu';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { phoneUrl, useBrand } from '../../shared/brand/brand.ts';
import { helpTexts } from '../../shared/brand/help-texts.ts';
import {
  badgeOf,
  isCurrent,
  linkGroups,
  type MenuEntry,
  useAccountMenu,
  useMenuGroups,
} from '../navigation/menu.ts';
import { texts } from '../navigation/texts.ts';
import { shellTexts } from './texts.ts';

function Submenu({ name, entries }: { name: string; entries: readonly MenuEntry[] }) {
  const { pathname } = useLocation();
  const groups = useMenuGroups(entries);
  const count = entries.reduce((sum, entry) => sum + (entry.count ?? 0), 0);
  return (
    <NavigationSubmenu
      label={name}
      groups={groups}
      isCurrent={entries.some(({ route }) => isCurrent(route, pathname))}
      badge={{ count, label: texts.newItems(count) }}
    />
  );
}

/** Shows the top menu in viewports of at least 768 pixels wide (docs/product.md#menu). */
export function MainNavigation({ entries }: { entries: readonly MenuEntry[] }) {
  const { pathname } = useLocation();
  return (
    <NavigationMenu label={shellTexts.mainNavigation}>
      {entries.map((entry) =>
        entry.route === undefined ? (
          <Submenu key={entry.name} name={entry.name} entries={entry.children ?? []} />
        ) : (
          <NavLink
            key={entry.name}
            href={entry.route}
            isCurrent={isCurrent(entry.route, pathname)}
            badge={badgeOf(entry)}
          >
            {entry.name}
          </NavLink>
        ),
      )}
    </NavigationMenu>
  );
}

function BoardMenu({ association }: { association: Association }) {
  const title = shellTexts.boardMenu(association.name);
  const groups = useMenuGroups([{ name: title }, ...useAccountMenu('board')]);
  return (
    <Menu
      trigger={
        <MenuIconButton icon={mdiAccountGroupOutline} label={title} word={shellTexts.board} isOnBrand />
      }
      label={title}
      groups={groups}
      placement="bottom end"
    />
  );
}

/** Returns the group with the phone number and the mail address of the provider. */
function useHelpGroup() {
  const { email, phone } = useBrand();
  return {
    id: 'help',
    entries: [
      { id: 'phone', label: helpTexts.call(phone), href: phoneUrl(phone) },
      { id: 'mail', label: email, href: `mailto:${email}` },
    ],
  };
}

interface AccountMenusProps {
  user: AuthUser;
  association: Association | undefined;
  onLogOut: () => void;
}

export function AccountMenus({ user, association, onLogOut }: AccountMenusProps) {
  const groups = useMenuGroups(useAccountMenu('user'));
  const logOut = { id: 'logout', label: shellTexts.logOut, icon: mdiLogout, onAction: onLogOut };
  return (
    <>
      {association && isBoardMember(association) && <BoardMenu association={association} />}
      <Menu
        trigger={
          <MenuButton look="avatar" label={shellTexts.userMenu(user.name)}>
            <Avatar name={user.name} />
          </MenuButton>
        }
        label={shellTexts.userMenu(user.name)}
        groups={[...groups, useHelpGroup(), { id: 'logout', entries: [logOut] }]}
        placement="bottom end"
      />
    </>
  );
}

interface MenuSheetProps {
  entries: readonly MenuEntry[];
  association: Association | undefined;
  onLogOut: () => void;
}

const flat = (entries: readonly MenuEntry[]): readonly MenuEntry[] => [
  ...entries.filter(({ route }) => route !== undefined),
  ...entries.flatMap(({ children = [] }) => children),
];

/** Shows the menus of a small viewport in a sheet, which closes on every navigation (docs/product.md#menu). */
export function MenuSheet({ entries, association, onLogOut }: MenuSheetProps) {
  const { pathname, key } = useLocation();
  const boardMenu = useAccountMenu('board');
  const userMenu = useAccountMenu('user');
  // Every navigation has a new location key, so that the sheet is open for one only.
  const [openAt, setOpenAt] = useState<string>();

  const board = association && isBoardMember(association) ? association : undefined;
  const groups = [
    useHelpGroup(),
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
