import { mdiCheck } from '@mdi/js';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Icon } from '../icon/icon.tsx';
import menuStyles from '../menu/menu.module.css';
import type { MenuPartProps } from '../menu/use-menu-trigger.ts';
import { useOpeningModality } from '../menu/use-opening-modality.ts';
import { Popover } from '../popover/popover.tsx';
import type { SelectProps } from './select-props.ts';

interface SelectPopoverProps extends MenuPartProps, Pick<SelectProps, 'options' | 'value' | 'onChange'> {}

export function SelectPopover({
  id,
  triggerId,
  autoFocus,
  options,
  value,
  onChange,
  onOpenChange,
  ...popover
}: SelectPopoverProps) {
  useOpeningModality(autoFocus);
  const choose = (chosen: string) => {
    onOpenChange(false);
    onChange(chosen);
  };
  return (
    <Popover
      {...popover}
      trigger="Select"
      placement="bottom start"
      isAsWideAsTrigger
      aria-labelledby={triggerId}
      onOpenChange={onOpenChange}
    >
      <ListBox
        id={id}
        className={menuStyles['menu'] ?? ''}
        aria-labelledby={triggerId}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened the list to choose an option
        autoFocus={autoFocus}
        shouldFocusOnHover
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={value === null ? [] : [value]}
      >
        {options.map((option) => (
          <ListBoxItem
            key={option.id}
            id={option.id}
            textValue={option.label}
            className={menuStyles['entry'] ?? ''}
            // A press on the chosen option closes the list too, and that is no change of the selection.
            onPress={() => choose(option.id)}
          >
            {({ isSelected }) => (
              <>
                <span className={menuStyles['label']}>{option.label}</span>
                {isSelected && <Icon path={mdiCheck} />}
              </>
            )}
          </ListBoxItem>
        ))}
      </ListBox>
    </Popover>
  );
}
