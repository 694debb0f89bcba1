import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Text } from 'react-aria-components/Text';
import type { MenuPartProps } from '../menu/use-menu-trigger.ts';
import { useOpeningModality } from '../menu/use-opening-modality.ts';
import menuStyles from '../menu/menu.module.css';
import { Popover } from '../popover/popover.tsx';
import { FilterField } from './filter-field.tsx';
import { scrollToChosen } from './scroll-to-chosen.ts';
import type { SelectMenuProps } from './select-menu-props.ts';
import styles from './select-menu.module.css';
import { texts } from './texts.ts';

/** The minimum number of entries for a menu with a filter field (inclusive). */
const FILTER_FROM = 11;

type SelectMenuPopoverProps = MenuPartProps & Omit<SelectMenuProps, 'children'>;

export function SelectMenuPopover({
  id,
  triggerId,
  autoFocus,
  label,
  entries,
  selectedId,
  onSelect,
  onOpenChange,
  ...popover
}: SelectMenuPopoverProps) {
  useOpeningModality(autoFocus);
  const { contains } = useFilter({ sensitivity: 'base' });
  const isFiltered = entries.length >= FILTER_FROM;
  const menu = (
    <Menu
      id={id}
      {...(isFiltered && { ref: scrollToChosen })}
      className={menuStyles['menu'] ?? ''}
      aria-label={label}
      aria-labelledby={triggerId}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened the menu to choose an entry
      autoFocus={isFiltered ? false : autoFocus}
      selectionMode="single"
      disallowEmptySelection
      escapeKeyBehavior="none"
      selectedKeys={[selectedId]}
      onClose={() => onOpenChange(false)}
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
          <Text slot="label" className={styles['label'] ?? ''}>
            {entry.label}
          </Text>
          {entry.tag !== undefined && (
            <Text slot="description" className={styles['description'] ?? ''}>
              {entry.tag}
            </Text>
          )}
        </MenuItem>
      ))}
    </Menu>
  );
  return (
    <Popover
      {...popover}
      trigger="MenuTrigger"
      placement="bottom start"
      isAsWideAsTrigger
      aria-labelledby={triggerId}
      onOpenChange={onOpenChange}
    >
      {isFiltered ? (
        <Autocomplete filter={contains}>
          <div className={styles['filter']}>
            <FilterField label={texts.filter} />
          </div>
          {menu}
        </Autocomplete>
      ) : (
        menu
      )}
    </Popover>
  );
}
