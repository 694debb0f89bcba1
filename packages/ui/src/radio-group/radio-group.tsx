import type { ReactNode } from 'react';
import {
  RadioButton,
  RadioField,
  RadioGroup as AriaRadioGroup,
  Text,
} from 'react-aria-components/RadioGroup';
import { FieldErrorMessage, FieldHead } from '../field-parts/field-parts.tsx';
import fieldStyles from '../field/field.module.css';
import type { FieldProps } from '../field/field-props.ts';
import styles from './radio-group.module.css';

interface RadioOption {
  id: string;
  label: string;
  /** The consequences of the choice. */
  description?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps extends FieldProps {
  id?: string;
  name?: string;
  options: readonly RadioOption[];
  value: string | null;
  onChange: (id: string) => void;
  onBlur?: () => void;
  isRequired?: boolean;
  isDisabled?: boolean;
}

export function RadioGroup({
  label,
  description,
  errorMessage,
  isOptional = false,
  options,
  onBlur,
  ...props
}: RadioGroupProps) {
  return (
    <AriaRadioGroup
      {...props}
      onFocusChange={(isFocused) => !isFocused && onBlur?.()}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      className={fieldStyles['field'] ?? ''}
    >
      <FieldHead label={label} description={description} isOptional={isOptional} />
      <div>
        {options.map((option) => (
          <RadioField
            key={option.id}
            value={option.id}
            isDisabled={option.isDisabled ?? false}
            className={styles['option'] ?? ''}
          >
            <RadioButton className={styles['radio'] ?? ''}>
              <span className={styles['dot']} />
              <span className={styles['label']}>{option.label}</span>
            </RadioButton>
            {option.description !== undefined && (
              <Text slot="description" className={`${fieldStyles['description']} ${styles['description']}`}>
                {option.description}
              </Text>
            )}
          </RadioField>
        ))}
      </div>
      <FieldErrorMessage>{errorMessage}</FieldErrorMessage>
    </AriaRadioGroup>
  );
}
