import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The height of the reading line, as a part of the visible height. The page at this line is the current page. */
const EYE_LINE = 0.4;
/** The distance that Page Down scrolls, as a part of the visible height. The last lines stay visible. */
const SCREEN = 0.9;

const pagesIn = (scroller: HTMLElement) => [...scroller.querySelectorAll<HTMLElement>(':scope > ol > li')];

export interface Reading {
  page: number;
  /** Scrolls to the top of a page. Page numbers start at 1. */
  goTo: (page: number) => void;
  /** Scrolls one screen down (1) or up (-1). */
  turn: (direction: 1 | -1) => void;
  onScroll: () => void;
}

/** The content in the middle keeps its position when the zoom changes. The factor is 0 while the pages are not shown. */
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
