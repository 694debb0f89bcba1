import { mdiAccountGroupOutline, mdiMagnify, mdiMenu } from '@mdi/js';
import { useState, type ReactNode } from 'react';
import { Avatar } from '../../src/avatar/index.ts';
import { Badge } from '../../src/badge/index.ts';
import { BrandLogo } from '../../src/brand-logo/index.ts';
import { Button, IconButton } from '../../src/button/index.ts';
import { Dialog } from '../../src/dialog/index.ts';
import { Footer } from '../../src/footer/index.ts';
import { Kbd } from '../../src/kbd/index.ts';
import { Link } from '../../src/link/index.ts';
import { Menu, MenuButton, MenuIconButton } from '../../src/menu/index.ts';
import { NavBar, NavLink } from '../../src/nav-bar/index.ts';
import { NavList } from '../../src/nav-list/index.ts';
import { Page, SkipLink } from '../../src/page/index.ts';
import { SearchField } from '../../src/search-field/index.ts';
import { SelectMenu } from '../../src/select-menu/index.ts';
import { AssociationLabel, TopBar } from '../../src/top-bar/index.ts';
import { BrandMark } from './brand-mark.tsx';
import { associations, boardMenu, footerColumns, media, navigation, userMenu } from './mock-data.ts';
import styles from './shell.module.css';

export interface ShellProps {
  current: string;
  name?: string;
  children: ReactNode;
}

/** The whole frame around a screen, made of the components, for judging them together. */
export function Shell({ current, name = 'VvE De Kade', children }: ShellProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const newMedia = media
    .flatMap(({ entries }) => entries)
    .reduce((sum, { badge }) => sum + (badge?.count ?? 0), 0);
  return (
    <div className={styles['shell']}>
      <SkipLink />
      <TopBar
        logo={<BrandLogo name="Mijn Waterpas" mark={<BrandMark />} href="#account" />}
        association={
          <SelectMenu label="Vereniging" entries={associations} selectedId="1001" onSelect={() => undefined}>
            <AssociationLabel code="1001" name={name} isBoard />
          </SelectMenu>
        }
        search={<SearchField label="Zoeken" look="bar" shortcut={<Kbd>/</Kbd>} />}
        menus={
          <>
            <Menu
              trigger={<MenuIconButton icon={mdiAccountGroupOutline} label="Bestuur VvE De Kade" isOnBrand />}
              groups={boardMenu}
              placement="bottom end"
            />
            <Menu
              trigger={
                <MenuButton look="avatar" label="Bram Bestuur">
                  <Avatar name="Bram Bestuur" />
                </MenuButton>
              }
              groups={userMenu}
              placement="bottom end"
            />
          </>
        }
        compact={
          <>
            <IconButton icon={mdiMagnify} label="Zoeken" isOnBrand />
            <IconButton
              icon={mdiMenu}
              label="Menu"
              isOnBrand
              aria-expanded={isMenuOpen}
              onPress={() => setMenuOpen(true)}
            />
          </>
        }
      />
      <NavBar label="Hoofdmenu">
        {navigation.slice(0, -1).map(({ id, label, ...link }) => (
          <NavLink key={id} {...link} isCurrent={label === current}>
            {label}
          </NavLink>
        ))}
        <Menu
          trigger={
            <MenuButton look="nav">
              Nieuws en media <Badge count={newMedia} label={`${newMedia} nieuw`} />
            </MenuButton>
          }
          groups={media}
        />
        {navigation.slice(-1).map(({ id, label, ...link }) => (
          <NavLink key={id} {...link} isCurrent={label === current}>
            {label}
          </NavLink>
        ))}
      </NavBar>
      <Dialog title="Menu" look="drawer" isOpen={isMenuOpen} onClose={() => setMenuOpen(false)}>
        <NavList
          label="Hoofdmenu"
          groups={[
            {
              id: 'main',
              entries: navigation.map((entry) =>
                Object.assign({}, entry, { isCurrent: entry.label === current }),
              ),
            },
            ...media,
            ...boardMenu,
            ...userMenu.slice(0, 1),
          ]}
        >
          <Button variant="quiet" isWide>
            Uitloggen
          </Button>
        </NavList>
      </Dialog>
      <Page>{children}</Page>
      <Footer
        company="Waterpas VvE Beheer"
        address="Postbus 1234, 3000 AB Rotterdam"
        email="info@waterpas.example"
        phone="010 123 45 67"
        columns={footerColumns.map(({ id, links }) => ({
          id,
          links: links.map((text) => ({ id: text, content: <Link href={`#${text}`}>{text}</Link> })),
        }))}
      />
    </div>
  );
}
