import { formatLongDate } from '@mijn/domain/formats';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './paged-list.module.css';
import { texts } from './texts.ts';

export interface PrintNoteProps {
  printed: number;
  total: number;
  /** Whether all pages are in the print, and not only the page on the screen. */
  isWhole: boolean;
  /** Whether the list has the button that prints all pages. */
  hasButton: boolean;
}

/** The day is read in the browser, and again before each print, because a page can stay open for days. */
export function PrintNote({ printed, total, isWhole, hasButton }: PrintNoteProps) {
  const [day, setDay] = useState('');
  useEffect(() => {
    const read = () => setDay(formatLongDate(new Date()));
    const readNow = () => flushSync(read);
    read();
    window.addEventListener('beforeprint', readNow);
    return () => window.removeEventListener('beforeprint', readNow);
  }, []);
  const isPart = printed < total;
  return (
    <p className={styles['note']}>
      {texts.printedOn(day)}
      {isPart && ` ${(isWhole ? texts.printedFirst : texts.printedPage)(printed, total)}`}
      {isPart && !isWhole && hasButton && ` ${texts.printsAll}`}
    </p>
  );
}
