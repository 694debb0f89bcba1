import { type PointerEvent as ReactPointerEvent, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { DropPlace } from './move-ids.ts';

/** The distance in CSS pixels from the edge of the viewport within which a drag scrolls the page (exclusive). */
const EDGE = 90;
/** The distance in CSS pixels that a drag at the edge scrolls in each frame. */
const SCROLL = 10;

/** The attribute of a photo with its id, by which a drag finds the photo below the finger. */
export const DROP_ATTRIBUTE = 'data-image';

function placeAt(x: number, y: number): DropPlace | null {
  const found = document
    .elementsFromPoint(x, y)
    .flatMap((one) => one.closest(`[${DROP_ATTRIBUTE}]`) ?? [])[0];
  const key = found?.getAttribute(DROP_ATTRIBUTE);
  if (!found || typeof key !== 'string') return null;
  const { left, width } = found.getBoundingClientRect();
  return { key, position: x < left + width / 2 ? 'before' : 'after' };
}

export interface TouchDrag {
  /** The id of the dragged photo; null without a drag. */
  id: string | null;
  place: DropPlace | null;
  /** Starts a drag at the handle of a photo. */
  start: (id: string, event: ReactPointerEvent) => void;
}

interface Point {
  pointerId: number;
  x: number;
  y: number;
}

/** The drag starts at once at its handle. The drag and drop of browsers starts after a long press on some phones, and never on others. */
export function useTouchDrag(onDrop: (id: string, place: DropPlace) => void): TouchDrag {
  const [id, setId] = useState<string | null>(null);
  const [place, setPlace] = useState<DropPlace | null>(null);
  const [from, setFrom] = useState<Point | null>(null);
  const drop = useEffectEvent((x: number, y: number) => {
    const target = placeAt(x, y) ?? place;
    if (id !== null && target) onDrop(id, target);
  });

  useEffect(() => {
    if (!from) return undefined;
    let { x, y } = from;
    let frame = 0;
    const end = () => {
      setFrom(null);
      setId(null);
      setPlace(null);
    };
    const isOther = (event: PointerEvent) => event.pointerId !== from.pointerId;
    const show = () => {
      const next = placeAt(x, y);
      if (next) setPlace((now) => (now?.key === next.key && now.position === next.position ? now : next));
    };
    const move = (event: PointerEvent) => {
      if (isOther(event)) return;
      ({ clientX: x, clientY: y } = event);
      show();
    };
    const up = (event: PointerEvent) => {
      if (isOther(event)) return;
      drop(event.clientX, event.clientY);
      end();
    };
    const cancel = (event: PointerEvent) => !isOther(event) && end();
    const scroll = () => {
      frame = requestAnimationFrame(scroll);
      const by = y < EDGE ? -SCROLL : y > window.innerHeight - EDGE ? SCROLL : 0;
      if (by === 0) return;
      window.scrollBy({ top: by, behavior: 'instant' });
      show();
    };
    // A long press would start the drag and drop of the browser, or open a menu.
    const prevent = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const cancellation = new AbortController();
    const options = { signal: cancellation.signal, capture: true };
    document.addEventListener('pointermove', move, options);
    document.addEventListener('pointerup', up, options);
    document.addEventListener('pointercancel', cancel, options);
    document.addEventListener('dragstart', prevent, options);
    document.addEventListener('contextmenu', prevent, options);
    frame = requestAnimationFrame(scroll);
    return () => {
      cancellation.abort();
      cancelAnimationFrame(frame);
    };
  }, [from]);

  const [start] = useState(() => (started: string, event: ReactPointerEvent) => {
    if (event.pointerType === 'mouse' || !event.isPrimary) return;
    setId(started);
    setFrom({ pointerId: event.pointerId, x: event.clientX, y: event.clientY });
  });
  return useMemo(() => ({ id, place, start }), [id, place, start]);
}
