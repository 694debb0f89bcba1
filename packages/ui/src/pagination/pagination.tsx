import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { PageNumbers } from './page-numbers.tsx';
import { itemsOfPage } from './page-window.ts';
import styles from './pagination.module.css';
import { texts } from './texts.ts';

export interface PaginationProps {
  /** The name of the list, for screen readers. Use this if a page has more than one pagination. */
  label?: string;
  page: number;
  perPage: number;
  total: number;
  onChange: (page: number) => void;
}

/** Moves the focus to the retry of the error that takes the place of the list, because the asked page did not load. */
function useFocusOnRetry() {
  const pages = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = pages;
    return () => {
      if (current?.contains(document.activeElement) !== true) return;
      queueMicrotask(() => {
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>('main [role=alert] button')?.focus();
      });
    };
  }, []);
  return pages;
}

function Pages({ label = texts.pages, page, perPage, total, onChange }: PaginationProps) {
  const pages = useFocusOnRetry();
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // At the first or last page, the pressed button is disabled and loses the focus, so the other button gets it.
    const { current } = pressed;
    const { activeElement } = document;
    if (!current?.disabled || (activeElement !== current && activeElement !== document.body)) return;
    pressed.current = null;
    (current === next.current ? previous : next).current?.focus();
  });
  const turn = (button: HTMLButtonElement | null, to: number) => {
    pressed.current = button;
    onChange(to);
  };
  const count = Math.ceil(total / perPage);
  const { first, last } = itemsOfPage({ page, perPage, total });
  return (
    <nav ref={pages} aria-label={label} className={styles['pagination']}>
      <Button
        ref={previous}
        variant="quiet"
        size="small"
        icon={mdiChevronLeft}
        isDisabled={page <= 1}
        onPress={() => turn(previous.current, page - 1)}
      >
        {texts.previous}
      </Button>
      <PageNumbers page={page} count={count} onChange={onChange} />
      <output>{texts.range(first, last, total)}</output>
      <Button
        ref={next}
        variant="quiet"
        size="small"
        iconAfter={mdiChevronRight}
        isDisabled={last >= total}
        onPress={() => turn(next.current, page + 1)}
      >
        {texts.next}
      </Button>
    </nav>
  );
}

/** Shows buttons for the pages of a list. Shows nothing if all items fit on one page. */
export function Pagination(props: PaginationProps) {
  return props.total > props.perPage && <Pages {...props} />;
}
