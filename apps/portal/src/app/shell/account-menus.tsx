import { mdiAccountGroupOutline, mdiLogout } from '@mdi/js';
import type { Association } from '@mijn/domain/associations';
import type { AuthUser } from '@mijn/domain/auth';
import { isBoardMember } from '@mijn/domain/roles';
import { Avatar } from '@mijn/ui/avatar';
import { Menu, MenuButton, MenuIconButton } from '@mijn/ui/menu';
import { boardMenu, userMenu } from '../navigation/menu.ts';
import { shellTexts } from './texts.ts';
import { useMenuGroups } from './use-menu-groups.ts';

/** The board menu, for board members of the active association only (specification §2). */
function BoardMenu({ association }: { association: Association }) {
  const title = shellTexts.boardMenu(association.name);
  const groups = useMenuGroups([{ name: title }, ...boardMenu]);
  return (
    <Menu
      trigger={<MenuIconButton icon={mdiAccountGroupOutline} label={title} isOnBrand />}
      label={title}
      groups={groups}
      placement="bottom end"
    />
  );
}

interface AccountMenusProps {
  user: AuthUser;
  association: Association | undefined;
  onLogOut: () => void;
}

/** The menus at the right of the top bar: the board's and the user's. */
export function AccountMenus({ user, association, onLogOut }: AccountMenusProps) {
  const groups = useMenuGroups(userMenu);
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
        groups={[...groups, { id: 'logout', entries: [logOut] }]}
        placement="bottom end"
      />
    </>
  );
}
