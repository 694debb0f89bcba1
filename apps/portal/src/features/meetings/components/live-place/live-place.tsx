import { type ReactNode, useEffect, useRef, useState } from 'react';
import { pageHeading } from '@mijn/ui/focus';
import { followFocus, removedFocus } from '@mijn/ui/keep-focus';
import { VisuallyHidden } from '@mijn/ui/visually-hidden';
import styles from './live-place.module.css';

export interface LivePlaceProps {
  /** What screen readers hear when it changes, such as "Stemming open: punt 5, Zonnepanelen". Empty for nothing. */
  announcement: string;
  /** What is shown, if it can change without an announcement. */
  view?: string;
  /** What is shown. Its first heading gets the focus if the element that had it goes with a change. */
  children: ReactNode;
}

/** Returns the last announcement that differs from the one before; empty until the first change, because a page is read from its beginning. */
function useChanged(announcement: string): string {
  const [known, setKnown] = useState({ announcement, said: '' });
  if (known.announcement === announcement) return known.said;
  setKnown({ announcement, said: announcement });
  return announcement;
}

/** Shows a part of a page that changes by itself, tells screen readers of the change, and keeps the focus. */
export function LivePlace({ announcement, view = '', children }: LivePlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const said = useChanged(announcement);
  const shown = `${announcement} ${view}`;
  const before = useRef(shown);
  useEffect(() => followFocus(), []);
  useEffect(() => {
    // A page that opens focuses its own heading.
    const hasChanged = before.current !== shown;
    before.current = shown;
    if (!hasChanged || !removedFocus()) return;
    const heading = place.current?.querySelector<HTMLElement>('h2, h3') ?? pageHeading();
    if (heading) heading.tabIndex = -1;
    heading?.focus();
  }, [shown]);
  return (
    <>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
      <div ref={place} className={styles['place']}>
        {children}
      </div>
    </>
  );
}
