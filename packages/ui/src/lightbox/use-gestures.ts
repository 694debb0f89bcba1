import { useRef, useState, type PointerEvent } from 'react';
import { LARGE, limitView, swipeOf, WHOLE, zoomAt, type Point, type Size, type View } from './view.ts';

/** The maximum time in milliseconds and the maximum distance in CSS pixels between the two taps of a double tap (exclusive). */
const DOUBLE_TAP = { time: 300, distance: 30 };
/** The maximum distance in CSS pixels that a finger moves during a tap (exclusive). */
const TAP = 8;

/** The height in CSS pixels of a line, for a wheel that counts lines. */
const LINE = 16;
/** The distance in CSS pixels that a wheel turns for a zoom by e (2.7). */
const WHEEL = 300;

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

function frameOf(event: PointerEvent<HTMLElement>): { at: Point; frame: Size } {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return {
    at: { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 },
    frame: { width, height },
  };
}

/**
 * Returns the zoom and position of a photo, and the handlers for touch and mouse. All gestures also have a button and a key. A new photo
 * starts without zoom.
 */
export function useGestures(photoId: string, onSwipe: (direction: 1 | -1) => void) {
  const [view, setView] = useState<View>(WHOLE);
  const [viewedId, setViewedId] = useState(photoId);
  if (viewedId !== photoId) {
    setViewedId(photoId);
    setView(WHOLE);
  }
  /** The horizontal distance that the photo is dragged without zoom, in CSS pixels. */
  const [drag, setDrag] = useState(0);
  const pointers = useRef(new Map<number, Point>());
  const start = useRef<Point>({ x: 0, y: 0 });
  const wasPinch = useRef(false);
  const lastTap = useRef<{ at: Point; time: number }>(undefined);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { at } = frameOf(event);
    pointers.current.set(event.pointerId, at);
    if (pointers.current.size === 1) {
      start.current = at;
      wasPinch.current = false;
    } else {
      wasPinch.current = true;
      setDrag(0);
    }
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const { at, frame } = frameOf(event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, at);
    if (other) {
      const by = distance(at, other) / Math.max(1, distance(before, other));
      setView((now) => zoomAt(now, now.scale * by, middle(at, other), frame));
    } else if (view.scale > 1)
      setView((now) => limitView({ ...now, x: now.x + at.x - before.x, y: now.y + at.y - before.y }, frame));
    else if (!wasPinch.current) setDrag(at.x - start.current.x);
  };

  const tap = (at: Point, frame: Size, time: number) => {
    const last = lastTap.current;
    const isDouble =
      last && time - last.time < DOUBLE_TAP.time && distance(last.at, at) < DOUBLE_TAP.distance;
    lastTap.current = isDouble ? undefined : { at, time };
    if (isDouble) setView((now) => (now.scale > 1 ? WHOLE : zoomAt(now, LARGE, at, frame)));
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (!pointers.current.delete(event.pointerId)) return;
    setDrag(0);
    if (wasPinch.current || event.type === 'pointercancel') return;
    const { at, frame } = frameOf(event);
    const stroke = { x: at.x - start.current.x, y: at.y - start.current.y };
    if (Math.hypot(stroke.x, stroke.y) < TAP) tap(at, frame, event.timeStamp);
    else if (view.scale === 1) {
      const direction = swipeOf(stroke);
      if (direction !== 0) onSwipe(direction);
    }
  };

  /** Zooms at the pointer. A trackpad sends a pinch as turns of a wheel. */
  const onWheel = (event: WheelEvent, frame: HTMLElement) => {
    event.preventDefault();
    const { left, top, width, height } = frame.getBoundingClientRect();
    const at = { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE : event.deltaY;
    setView((now) => zoomAt(now, now.scale * Math.exp(-pixels / WHEEL), at, { width, height }));
  };

  return {
    onWheel,
    view,
    drag,
    toggle: () => setView((now) => (now.scale > 1 ? WHOLE : { ...WHOLE, scale: LARGE })),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}
