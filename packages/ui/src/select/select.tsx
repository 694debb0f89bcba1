import { mdiCheck, mdiChevronDown } from '@mdi/js';
import {
  Button,
  ListBox,
  ListBoxItem,
  Select as AriaSelect,
  SelectValue,
  type Key,
} from 'react-aria-components/Select';
import chipStyles from '../chip/chip.module.css';
import { FieldErrorMessage, FieldHead } from '../field-parts/field-parts.tsx';
import fieldStyles from '../field/field.module.css';
import type { FieldProps } from '../field/field-props.ts';
import { Icon } from '../icon/icon.tsx';
import menuStyles from '../menu/menu.module.css';
import { Popover } from '../popover/popover.tsx';
import styles from './select.module.css';
import { texts } from './texts.ts';

export interface SelectProps extends FieldProps {
  id?: string;
  name?: string;
  options: readonly { id: string; label: string }[];
  value: string | null;
  onChange: (id: string) => void;
  onBlur?: () => void;
  /** The look of the field. `chip` is for a filter above a list, with the label on the button. */
  look?: 'field' | 'chip';
  isRequired?: boolean;
  isDisabled?: boolean;
}

/** Shows a field to choose one option from a short list. */
export function Select({
  label,
  description,
  errorMessage,
  isOptional = false,
  options,
  value,
  onChange,
  look = 'field',
  ...props
}: SelectProps) {
  const choose = (key: Key | null) => key !== null && onChange(String(key));
  const isChip = look === 'chip';
  return (
    <AriaSelect
      {...props}
      value={value}
      onChange={choose}
      placeholder={isChip ? label : texts.choose}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      className={isChip ? (styles['chip'] ?? '') : (fieldStyles['field'] ?? '')}
      {...(isChip ? { 'aria-label': label } : {})}
    >
      {!isChip && <FieldHead label={label} description={description} isOptional={isOptional} />}
      <Button className={isChip ? (chipStyles['chip'] ?? '') : `${fieldStyles['input']} ${styles['button']}`}>
        <SelectValue<SelectProps['options'][number]> className={styles['value'] ?? ''}>
          {({ isPlaceholder, defaultChildren }) =>
            // The button of a chip already has its label as its accessible name, so the
            // visible text is hidden from screen readers.
            isChip && isPlaceholder ? <span aria-hidden>{defaultChildren}</span> : defaultChildren
          }
        </SelectValue>
        <Icon path={mdiChevronDown} />
      </Button>
      <FieldErrorMessage>{errorMessage}</FieldErrorMessage>
      <Popover isAsWideAsTrigger>
        <ListBox
          className={menuStyles['menu'] ?? ''}
          renderEmptyState={() => <div className={styles['empty']}>{texts.empty}</div>}
        >
          {options.map((option) => (
            <ListBoxItem
              key={option.id}
              id={option.id}
              textValue={option.label}
              className={menuStyles['entry'] ?? ''}
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
    </AriaSelect>
  );
}
