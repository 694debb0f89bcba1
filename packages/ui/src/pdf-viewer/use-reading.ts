import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Of the height in view: the page that is there is the one that is read. */
const EYE_LINE = 0.4;
/** Of the height in view: how far Page Down goes, so that the last lines are seen again. */
const SCREEN = 0.9;

const pagesIn = (scroller: HTMLElement) => [...scroller.querySelectorAll<HTMLElement>(':scope > ol > li')];

export interface Reading {
  page: number;
  /** To the top of a page, from 1. */
  goTo: (page: number) => void;
  /** A screen down (1) or up (-1). */
  turn: (direction: 1 | -1) => void;
  onScroll: () => void;
}

/**
 * Which page is read in an area that scrolls, and the way to another. What is in the middle stays there when the pages
 * get another size.
 * @param factor at which the pages are shown; 0 as long as they are not
 */
export function useReading(
  scroller: RefObject<HTMLElement | null>,
  factor: number,
  initialPage: number,
): Reading {
  const [page, setPage] = useState(initialPage);
  const shown = useRef(0);

  const goTo = (number: number) => {
    const target = scroller.current && pagesIn(scroller.current)[number - 1];
    if (!target || !scroller.current) return;
    const gap = Number.parseFloat(getComputedStyle(scroller.current).paddingTop);
    scroller.current.scrollTo({ top: target.offsetTop - gap });
    setPage(number);
  };

  useLayoutEffect(() => {
    const area = scroller.current;
    if (!area || factor === 0 || shown.current === factor) return;
    const half = area.clientHeight / 2;
    if (shown.current === 0) goTo(initialPage);
    else area.scrollTo({ top: (area.scrollTop + half) * (factor / shown.current) - half });
    shown.current = factor;
  });

  return {
    page,
    goTo,
    turn: (direction) =>
      scroller.current?.scrollBy({ top: direction * SCREEN * scroller.current.clientHeight }),
    onScroll: () => {
      const area = scroller.current;
      if (!area) return;
      const line = area.scrollTop + area.clientHeight * EYE_LINE;
      setPage(Math.max(1, pagesIn(area).filter(({ offsetTop }) => offsetTop <= line).length));
    },
  };
}
