import { type ReactNode, useRef } from 'react';
import styles from './stay-on-top.module.css';

export interface StayOnTopProps {
  /** A field that searches the list below it. */
  children: ReactNode;
}

/**
 * Keeps the search of a long list at the top of a small screen, while the list scrolls, and brings the begin of the list up when somebody
 * searches. On a large screen it scrolls with the page, because the headings of a table stay there.
 */
export function StayOnTop({ children }: StayOnTopProps) {
  const bar = useRef<HTMLDivElement>(null);
  /** Shows what is found below the field, where the keyboard of a phone would cover it. */
  const showList = () => {
    if (bar.current && getComputedStyle(bar.current).position === 'sticky')
      bar.current.nextElementSibling?.scrollIntoView({ block: 'start' });
  };
  return (
    <div ref={bar} className={styles['bar']} onFocus={showList}>
      {children}
    </div>
  );
}
