/** `scale` is relative to the size at which the whole photo fits. `x` and `y` are the distance of the centres, in CSS pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };

/** The scale after a double tap or a press on the zoom button. */
export const LARGE = 2.5;

const LARGEST = 5;

/** Limits a view: the scale is 1 to 5 (inclusive), and the photo moves at most half of the width and height that the zoom adds. */
export function limitView({ scale, x, y }: View, frame: Size): View {
  const limited = Math.min(LARGEST, Math.max(1, scale));
  const reach = (length: number) => ((limited - 1) * length) / 2;
  const within = (value: number, most: number) => Math.min(most, Math.max(-most, value)) || 0;
  return { scale: limited, x: within(x, reach(frame.width)), y: within(y, reach(frame.height)) };
}

/** The part of the photo at the given point, relative to the centre of the frame, keeps its position. */
export function zoomAt(view: View, scale: number, at: Point, frame: Size): View {
  const limited = Math.min(LARGEST, Math.max(1, scale));
  const by = limited / view.scale;
  return limitView({ scale: limited, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }, frame);
}

/** The minimum distance of a swipe, in CSS pixels (inclusive). */
const SWIPE = 56;

/** Returns the meaning of a movement over a photo without zoom: the next photo (1), the previous photo (-1), or no swipe (0). */
export function swipeOf({ x, y }: Point): 1 | -1 | 0 {
  if (Math.abs(x) < SWIPE || Math.abs(x) < Math.abs(y) * 1.2) return 0;
  return x < 0 ? 1 : -1;
}
