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

/** Shows an action at the start of the line and one at its end, with a note below. On a phone they are below each other. */
export function EndsRow({ note, children }: { note: string; children: ReactNode }) {
  return (
    <div>
      <div className={styles['ends']}>{children}</div>
      <p className={styles['note']}>{note}</p>
    </div>
  );
}

/** Shows links, and buttons that look like links, beside each other. Each is as high as a finger needs. */
export function LinkRow({ children }: { children: ReactNode }) {
  return <div className={styles['links']}>{children}</div>;
}
