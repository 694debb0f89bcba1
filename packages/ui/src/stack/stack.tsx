import type { FormHTMLAttributes, ReactNode } from 'react';
import styles from './stack.module.css';

export interface StackProps {
  gap?: 'small' | 'medium' | 'large';
  children: ReactNode;
}

export function Stack({ gap = 'medium', children }: StackProps) {
  return (
    <div className={styles['stack']} data-gap={gap}>
      {children}
    </div>
  );
}

/** The validation of the browser is off, because the form shows the errors itself. */
export function FormStack(
  props: Omit<FormHTMLAttributes<HTMLFormElement>, 'className' | 'style' | 'noValidate'>,
) {
  return <form {...props} noValidate className={styles['stack']} data-gap="medium" />;
}

export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles['row']}>{children}</div>;
}
