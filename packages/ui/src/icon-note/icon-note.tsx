import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './icon-note.module.css';

export interface IconNoteProps {
  /** The path of an icon of `@mdi/js`. */
  icon: string;
  title: string;
  children: ReactNode;
}

/** Shows a quiet remark with an icon below a line, such as who will see what is sent. */
export function IconNote({ icon, title, children }: IconNoteProps) {
  return (
    <div className={styles['note']}>
      <Icon path={icon} />
      <p>
        <strong>{title}</strong>
        <span>{children}</span>
      </p>
    </div>
  );
}
