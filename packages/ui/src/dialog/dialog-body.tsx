import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './dialog.module.css';
import { useFocusBack } from './use-focus-back.ts';

interface DialogBodyProps {
  label: string;
  /** The element that gets the focus when the dialog closes. */
  opener: Element | null;
  children: ReactNode;
}

/** Shows the content of a dialog. Content that scrolls can get the focus with the Tab key, so that the arrow keys scroll it. */
export function DialogBody({ label, opener, children }: DialogBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const [isScrollable, setScrollable] = useState(false);
  useFocusBack(opener);

  useEffect(() => {
    const { current } = body;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setScrollable(current.scrollHeight > current.clientHeight));
    observer.observe(current);
    for (const child of current.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  const reachable = isScrollable ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {};
  return (
    <div ref={body} className={styles['body']} data-scrolls={isScrollable || undefined} {...reachable}>
      {children}
    </div>
  );
}
