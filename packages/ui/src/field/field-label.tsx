import type { ReactNode } from 'react';
import styles from './field.module.css';
import type { FieldProps } from './field-props.ts';
import { texts } from './texts.ts';

interface FieldLabelProps extends Pick<FieldProps, 'label' | 'isOptional' | 'question'> {
  /** Returns the element that names the field, such as a `label`, around its text. */
  children: (text: ReactNode) => ReactNode;
}

/** Shows the label of a field, or the heading of a field that is a question. */
export function FieldLabel({ label, isOptional = false, question, children }: FieldLabelProps) {
  if (question === undefined)
    return children(
      <>
        {label}
        {isOptional && <span className={styles['optional']}> {texts.optional}</span>}
      </>,
    );
  return (
    <h2 className={styles['question']}>
      <span className={styles['number']}>{question}</span>
      <span>
        {children(label)}
        {isOptional && (
          <>
            {' '}
            <span className={styles['optional']}>{texts.optionalQuestion}</span>
          </>
        )}
      </span>
    </h2>
  );
}
