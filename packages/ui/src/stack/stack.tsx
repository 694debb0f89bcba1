import type { FormHTMLAttributes, ReactNode } from 'react';
import styles from './stack.module.css';

export interface StackProps {
  gap?: 'small' | 'medium' | 'large';
  children: ReactNode;
}

/** Elements below each other with equal space between them. */
export function Stack({ gap = 'medium', children }: StackProps) {
  return (
    <div className={styles['stack']} data-gap={gap}>
      {children}
    </div>
  );
}

/** A form's fields below each other. The form itself shows what is wrong, so the browser does not. */
export function FormStack(
  props: Omit<FormHTMLAttributes<HTMLFormElement>, 'className' | 'style' | 'noValidate'>,
) {
  return <form {...props} noValidate className={styles['stack']} data-gap="medium" />;
}

/** Buttons beside each other; on a phone below each other, the most important first. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles['row']}>{children}</div>;
}
