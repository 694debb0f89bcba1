import {
  RadioButton,
  RadioField,
  RadioGroup as AriaRadioGroup,
  Text,
} from 'react-aria-components/RadioGroup';
import { FieldErrorMessage, FieldHead } from '../field-parts/field-parts.tsx';
import fieldStyles from '../field/field.module.css';
import type { FieldProps } from '../field/field-props.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './choice-cards.module.css';

interface ChoiceCard {
  id: string;
  label: string;
  /** The path of an icon of `@mdi/js`, between the dot and the label. */
  icon?: string;
  isDisabled?: boolean;
}

export interface ChoiceCardsProps extends FieldProps {
  id?: string;
  name?: string;
  /** Whether only screen readers get the label, because a heading above the cards says the same. */
  isLabelHidden?: boolean;
  /** Two to four choices with a label of a few words. */
  options: readonly ChoiceCard[];
  /** The id of the chosen card, or null while none is chosen. */
  value: string | null;
  onChange: (id: string) => void;
  onBlur?: () => void;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Whether the choice can be seen and not changed, such as after a meeting. */
  isReadOnly?: boolean;
}

/** Shows a choice as cards in a row, two by two where the row is too narrow, and below each other on a phone. */
export function ChoiceCards({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  isOptional = false,
  options,
  onBlur,
  ...props
}: ChoiceCardsProps) {
  return (
    <AriaRadioGroup
      {...props}
      {...(isLabelHidden && { 'aria-label': label })}
      onFocusChange={(isFocused) => !isFocused && onBlur?.()}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      className={fieldStyles['field'] ?? ''}
    >
      {!isLabelHidden && <FieldHead label={label} description={description} isOptional={isOptional} />}
      {isLabelHidden && description !== undefined && (
        <Text slot="description" className={fieldStyles['description'] ?? ''}>
          {description}
        </Text>
      )}
      <div className={styles['place']}>
        <div className={styles['cards']}>
          {options.map((option) => (
            <RadioField
              key={option.id}
              value={option.id}
              isDisabled={option.isDisabled ?? false}
              className={styles['option'] ?? ''}
            >
              <RadioButton className={styles['card'] ?? ''}>
                <span className={styles['dot']} />
                {option.icon !== undefined && <Icon path={option.icon} />}
                <span className={styles['label']}>{option.label}</span>
              </RadioButton>
            </RadioField>
          ))}
        </div>
      </div>
      <FieldErrorMessage>{errorMessage}</FieldErrorMessage>
    </AriaRadioGroup>
  );
}
