import { mdiAccountGroupOutline, mdiMagnify } from '@mdi/js';
import { useState } from 'react';
import { AssociationSwitcher } from '../../src/association-switcher/association-switcher.tsx';
import { Avatar } from '../../src/avatar/avatar.tsx';
import { BrandLogo } from '../../src/brand-logo/brand-logo.tsx';
import { BurgerSheet } from '../../src/burger-sheet/burger-sheet.tsx';
import { Button, IconButton } from '../../src/button/button.tsx';
import { Kbd } from '../../src/kbd/kbd.tsx';
import { Menu, MenuButton, MenuIconButton } from '../../src/menu/menu.tsx';
import { NavigationMenu, NavLink } from '../../src/navigation-menu/navigation-menu.tsx';
import { NavigationSubmenu } from '../../src/navigation-submenu/navigation-submenu.tsx';
import { SearchField } from '../../src/search-field/search-field.tsx';
import { TopBar } from '../../src/top-bar/top-bar.tsx';
import { associationsOf } from './associations.ts';
import { BrandMark } from './brand-mark.tsx';
import { allGroups, boardGroups, mainEntries, mediaGroups, userGroups } from './menus.ts';

export interface FrameProps {
  portalName?: string;
  name?: string;
  count?: number;
}

function FrameBurger() {
  const [isOpen, setOpen] = useState(false);
  return (
    <BurgerSheet label="Hoofdmenu" groups={allGroups} isOpen={isOpen} onOpenChange={setOpen}>
      <Button variant="quiet" isWide>
        Uitloggen
      </Button>
    </BurgerSheet>
  );
}

export function FrameTopBar({ portalName = 'Mijn Waterpas', name, count = 4 }: FrameProps) {
  const [activeId, setActiveId] = useState('1');
  const associations = associationsOf(count).map((association, index) =>
    index === 0 && name !== undefined ? Object.assign({}, association, { name }) : association,
  );
  return (
    <TopBar
      logo={<BrandLogo name={portalName} mark={<BrandMark />} href="#account" />}
      association={
        <AssociationSwitcher associations={associations} activeId={activeId} onSwitch={setActiveId} />
      }
      search={<SearchField label="Zoeken" look="bar" shortcut={<Kbd>/</Kbd>} />}
      menus={
        <>
          <Menu
            trigger={<MenuIconButton icon={mdiAccountGroupOutline} label="Bestuur VvE De Kade" isOnBrand />}
            groups={boardGroups}
            placement="bottom end"
          />
          <Menu
            trigger={
              <MenuButton look="avatar" label="Menu van Bram Bestuur">
                <Avatar name="Bram Bestuur" />
              </MenuButton>
            }
            groups={userGroups}
            placement="bottom end"
          />
        </>
      }
      compact={
        <>
          <IconButton icon={mdiMagnify} label="Zoeken" isOnBrand />
          <FrameBurger />
        </>
      }
    />
  );
}

export function FrameNavBar({
  label = 'Hoofdmenu',
  mediaLabel = 'Nieuws en media',
}: {
  label?: string;
  mediaLabel?: string;
}) {
  const links = mainEntries.map(({ id, label: name, ...link }) => (
    <NavLink key={id} {...link}>
      {name}
    </NavLink>
  ));
  return (
    <NavigationMenu label={label}>
      {links.slice(0, -1)}
      <NavigationSubmenu label={mediaLabel} groups={mediaGroups} badge={{ count: 3, label: '3 nieuw' }} />
      {links.slice(-1)}
    </NavigationMenu>
  );
}
