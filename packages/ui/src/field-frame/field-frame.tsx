import { mdiAlertCircleOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import fieldStyles from '../field/field.module.css';
import { FieldLabel } from '../field/field-label.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { Icon } from '../icon/icon.tsx';

export interface FieldFrameProps extends FieldProps {
  id: string;
  isDisabled?: boolean | undefined;
  children: ReactNode;
}

/** Returns the value of `aria-describedby` for an input: the ids of its error message and its description, in this order. */
export function describedBy(
  id: string,
  { description, errorMessage }: Pick<FieldProps, 'description' | 'errorMessage'>,
): string | undefined {
  const ids = [
    ...(errorMessage === undefined ? [] : [`${id}-error`]),
    ...(description === undefined ? [] : [`${id}-description`]),
  ];
  return ids.join(' ') || undefined;
}

interface FieldErrorTextProps {
  id: string;
  children: string | undefined;
}

export function FieldErrorText({ id, children }: FieldErrorTextProps) {
  if (children === undefined) return null;
  return (
    <span id={`${id}-error`} className={fieldStyles['error']}>
      <Icon path={mdiAlertCircleOutline} />
      <span>{children}</span>
    </span>
  );
}

export function FieldFrame({
  id,
  label,
  description,
  errorMessage,
  isOptional = false,
  question,
  isDisabled,
  children,
}: FieldFrameProps) {
  return (
    <div
      className={fieldStyles['field']}
      data-invalid={errorMessage !== undefined || undefined}
      data-disabled={isDisabled || undefined}
    >
      <div className={fieldStyles['head']}>
        <FieldLabel label={label} isOptional={isOptional} question={question}>
          {(text) => (
            <label id={`${id}-label`} htmlFor={id} className={fieldStyles['label']}>
              {text}
            </label>
          )}
        </FieldLabel>
        {description !== undefined && (
          <span id={`${id}-description`} className={fieldStyles['description']}>
            {description}
          </span>
        )}
      </div>
      {children}
      <FieldErrorText id={id}>{errorMessage}</FieldErrorText>
    </div>
  );
}
