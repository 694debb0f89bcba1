import { mdiCheck, mdiChevronDown } from '@mdi/js';
import {
  Button,
  ComboBox as AriaComboBox,
  Input,
  ListBox,
  ListBoxItem,
  type Key,
} from 'react-aria-components/ComboBox';
import iconButtonStyles from '../button/icon-button.module.css';
import { FieldErrorMessage, FieldHead } from '../field-parts/field-parts.tsx';
import fieldStyles from '../field/field.module.css';
import type { FieldProps } from '../field/field-props.ts';
import { Icon } from '../icon/icon.tsx';
import menuStyles from '../menu/menu.module.css';
import { Popover } from '../popover/popover.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './combo-box.module.css';
import { texts } from './texts.ts';

export interface ComboBoxOption {
  id: string;
  label: string;
}

export interface ComboBoxProps extends FieldProps {
  id?: string;
  name?: string;
  options: readonly ComboBoxOption[];
  value: string | null;
  /** Called with the id of the chosen option, or with `null` when the user has emptied the field. */
  onChange: (id: string | null) => void;
  onBlur?: () => void;
  /**
   * Called with the typed text on each change. With this function the field does not filter the options,
   * because the parent passes the options that match.
   */
  onSearch?: (text: string) => void;
  /** Whether the options are still being fetched. */
  isLoading?: boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
}

function Empty({ isLoading }: { isLoading: boolean }) {
  return (
    <div className={styles['empty']}>
      {isLoading && <Spinner label="" />}
      {isLoading ? texts.loading : texts.noneFound}
    </div>
  );
}

/** Shows a field to choose one option from a long list. Typing filters the options. */
export function ComboBox({
  label,
  description,
  errorMessage,
  isOptional = false,
  options,
  onChange,
  onSearch,
  isLoading = false,
  ...props
}: ComboBoxProps) {
  return (
    <AriaComboBox
      {...props}
      onChange={(key: Key | null) => onChange(key === null ? null : String(key))}
      defaultItems={options}
      {...(onSearch === undefined ? {} : { onInputChange: onSearch, defaultFilter: () => true })}
      allowsEmptyCollection
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      className={fieldStyles['field'] ?? ''}
    >
      <FieldHead label={label} description={description} isOptional={isOptional} />
      <div className={fieldStyles['group']}>
        <Input />
        <Button className={iconButtonStyles['button'] ?? ''}>
          <Icon path={mdiChevronDown} />
        </Button>
      </div>
      <FieldErrorMessage>{errorMessage}</FieldErrorMessage>
      <Popover isAsWideAsTrigger>
        <ListBox<ComboBoxOption>
          className={menuStyles['menu'] ?? ''}
          renderEmptyState={() => <Empty isLoading={isLoading} />}
        >
          {(option) => (
            <ListBoxItem textValue={option.label} className={menuStyles['entry'] ?? ''}>
              {({ isSelected }) => (
                <>
                  <span className={menuStyles['label']}>{option.label}</span>
                  {isSelected && <Icon path={mdiCheck} />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
