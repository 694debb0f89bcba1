import { mdiAlertCircleOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components/TextField';
import { Icon } from '../icon/index.ts';
import styles from './field.module.css';
import { texts } from './texts.ts';

/** What every field has in common. */
export interface FieldProps {
  label: string;
  description?: ReactNode;
  /** What is wrong and what to do. Its presence makes the field invalid. */
  errorMessage?: string | undefined;
  /** Says "(niet verplicht)" behind the label: a form marks what may stay empty. */
  isOptional?: boolean;
}

type FieldHeadProps = Pick<FieldProps, 'label' | 'description' | 'isOptional'>;

/** The label of a field, and the description below it. */
export function FieldHead({ label, description, isOptional = false }: FieldHeadProps) {
  return (
    <div className={styles['head']}>
      <Label className={styles['label'] ?? ''}>
        {label}
        {isOptional && <span className={styles['optional']}> {texts.optional}</span>}
      </Label>
      {description !== undefined && (
        <Text slot="description" className={styles['description'] ?? ''}>
          {description}
        </Text>
      )}
    </div>
  );
}

/** What is wrong with a field, tied to it. */
export function FieldErrorMessage({ children }: { children: string | undefined }) {
  return (
    <FieldError className={styles['error'] ?? ''}>
      <Icon path={mdiAlertCircleOutline} />
      <span>{children}</span>
    </FieldError>
  );
}
