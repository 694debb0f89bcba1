import type { ReactNode } from 'react';
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch';
import { Text } from 'react-aria-components/TextField';
import { FieldErrorMessage } from '../field-parts/field-parts.tsx';
import fieldStyles from '../field/field.module.css';
import styles from './switch.module.css';

export interface SwitchProps extends Omit<
  SwitchFieldProps,
  'children' | 'className' | 'style' | 'isInvalid' | 'validate' | 'validationBehavior' | 'render'
> {
  label: string;
  description?: ReactNode;
  errorMessage?: string | undefined;
}

/** Shows a setting that is on or off. A change is saved at once. */
export function Switch({ label, description, errorMessage, ...props }: SwitchProps) {
  return (
    <SwitchField
      {...props}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      className={`${fieldStyles['field']} ${styles['field']}`}
    >
      <SwitchButton className={styles['switch'] ?? ''}>
        <span>{label}</span>
        <span className={styles['track']} />
      </SwitchButton>
      {description !== undefined && (
        <Text slot="description" className={fieldStyles['description'] ?? ''}>
          {description}
        </Text>
      )}
      <FieldErrorMessage>{errorMessage}</FieldErrorMessage>
    </SwitchField>
  );
}
