import { mdiCheckBold, mdiMinusThick } from '@mdi/js';
import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox';
import { Text } from 'react-aria-components/TextField';
import { FieldErrorMessage } from '../field-parts/field-parts.tsx';
import fieldStyles from '../field/field.module.css';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<
  CheckboxFieldProps,
  'children' | 'className' | 'style' | 'isInvalid' | 'validate' | 'validationBehavior' | 'render'
> {
  label: string;
  /** Whether only screen readers get the label, for example in a row that already shows its name. */
  isLabelHidden?: boolean;
  description?: ReactNode;
  errorMessage?: string | undefined;
}

/** Shows a checkbox with its label, description and error message. */
export function Checkbox({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  ...props
}: CheckboxProps) {
  return (
    <CheckboxField
      {...props}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      className={fieldStyles['field'] ?? ''}
    >
      <CheckboxButton className={styles['checkbox'] ?? ''}>
        {({ isIndeterminate }) => (
          <>
            <span className={styles['box']}>
              <Icon path={isIndeterminate ? mdiMinusThick : mdiCheckBold} />
            </span>
            {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
          </>
        )}
      </CheckboxButton>
      {description !== undefined && (
        <Text slot="description" className={`${fieldStyles['description']} ${styles['description']}`}>
          {description}
        </Text>
      )}
      <FieldErrorMessage>{errorMessage}</FieldErrorMessage>
    </CheckboxField>
  );
}
