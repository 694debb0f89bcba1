import { mdiUnfoldMoreHorizontal } from '@mdi/js';
import type { ReactNode } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Icon } from '../icon/icon.tsx';
import menuStyles from '../menu/menu.module.css';
import { Popover } from '../popover/popover.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './select-menu.module.css';
import { texts } from './texts.ts';

/** The minimum number of entries for a menu with a filter field (inclusive). */
const FILTER_FROM = 11;

export interface SelectMenuProps {
  /** The name of the choice, such as "Vereniging". */
  label: string;
  entries: readonly { id: string; label: string }[];
  selectedId: string;
  onSelect: (id: string) => void;
  /** The content of the button, which shows the chosen entry. */
  children: ReactNode;
}

/** Shows a choice in the top bar. A menu with eleven entries or more has a field that filters the entries. */
export function SelectMenu({ label, entries, selectedId, onSelect, children }: SelectMenuProps) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const menu = (
    <Menu
      className={menuStyles['menu'] ?? ''}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      escapeKeyBehavior="none"
      selectedKeys={[selectedId]}
      renderEmptyState={() => <p className={styles['empty']}>{texts.nothingFound}</p>}
    >
      {entries.map((entry) => (
        <MenuItem
          key={entry.id}
          id={entry.id}
          textValue={entry.label}
          className={`${menuStyles['entry']} ${styles['entry']}`}
          onAction={() => onSelect(entry.id)}
        >
          {entry.label}
        </MenuItem>
      ))}
    </Menu>
  );
  return (
    <MenuTrigger>
      <Button className={styles['button'] ?? ''}>
        <VisuallyHidden>{label}: </VisuallyHidden>
        <span className={styles['chosen']}>{children}</span>
        <Icon path={mdiUnfoldMoreHorizontal} />
      </Button>
      <Popover isAsWideAsTrigger>
        {entries.length < FILTER_FROM ? (
          menu
        ) : (
          <Autocomplete filter={contains}>
            <div className={styles['filter']}>
              {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened the list to type */}
              <SearchField label={texts.filter} autoFocus />
            </div>
            {menu}
          </Autocomplete>
        )}
      </Popover>
    </MenuTrigger>
  );
}
