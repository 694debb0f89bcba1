import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';

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

/** A position in the text: a page, and the part of its height that is above the viewport. */
interface Place {
  page: number;
  part: number;
}

const gapOf = (scroller: HTMLElement): number => Number.parseFloat(getComputedStyle(scroller).paddingTop);

function placeIn(scroller: HTMLElement): Place {
  const top = scroller.scrollTop + gapOf(scroller);
  const pages = pagesIn(scroller);
  const page = Math.max(1, pages.filter(({ offsetTop }) => offsetTop <= top).length);
  const { offsetTop = 0, offsetHeight = 1 } = pages[page - 1] ?? {};
  return { page, part: Math.max(0, (top - offsetTop) / offsetHeight) };
}

/** Scrolls to a place. Returns whether that changes anything, so that a scroll event follows. */
function scrollToPlace(scroller: HTMLElement, { page, part }: Place): boolean {
  const target = pagesIn(scroller)[page - 1];
  const before = scroller.scrollTop;
  if (target) scroller.scrollTo({ top: target.offsetTop + part * target.offsetHeight - gapOf(scroller) });
  return scroller.scrollTop !== before;
}

/**
 * The content in the middle keeps its position when the zoom changes. The factor is 0 while the pages are not shown. The
 * pages of a text have no known height, so that the place in the text is kept when a page has been read, the window is
 * rotated or the text becomes larger.
 */
export function useReading(
  scroller: RefObject<HTMLElement | null>,
  { factor, isText }: { factor: number; isText: boolean },
  initialPage: number,
): Reading {
  const [page, setPage] = useState(initialPage);
  const shown = useRef(0);
  const place = useRef<Place>({ page: initialPage, part: 0 });
  /** Whether the next scroll event comes from this hook, and not from the user. */
  const isOwnScroll = useRef(false);

  const goTo = (number: number) => {
    if (!scroller.current) return;
    place.current = { page: number, part: 0 };
    isOwnScroll.current = scrollToPlace(scroller.current, place.current);
    setPage(number);
  };
  const keepPlace = useEffectEvent(() => {
    if (scroller.current && scrollToPlace(scroller.current, place.current)) isOwnScroll.current = true;
  });
  useEffect(() => {
    const list = scroller.current?.firstElementChild;
    if (!isText || !list) return undefined;
    const observer = new ResizeObserver(() => keepPlace());
    observer.observe(list);
    return () => observer.disconnect();
  }, [isText, scroller]);

  useLayoutEffect(() => {
    const area = scroller.current;
    if (!area || factor === 0 || shown.current === factor) return;
    const half = area.clientHeight / 2;
    if (shown.current === 0) goTo(initialPage);
    else if (!isText) area.scrollTo({ top: (area.scrollTop + half) * (factor / shown.current) - half });
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
      if (isOwnScroll.current) {
        isOwnScroll.current = false;
        if (isText) return;
      }
      place.current = placeIn(area);
      const line = area.scrollTop + area.clientHeight * EYE_LINE;
      setPage(Math.max(1, pagesIn(area).filter(({ offsetTop }) => offsetTop <= line).length));
    },
  };
}
