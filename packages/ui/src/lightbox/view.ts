/** How a photo is looked at: how much larger than whole, and how far its middle is from the middle, in CSS pixels. */
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

/** The whole photo. */
export const WHOLE: View = { scale: 1, x: 0, y: 0 };

/** What a double tap and the button enlarge to. */
export const LARGE = 2.5;

const LARGEST = 5;

/** Within what can be seen: never smaller than whole, and no emptier than its edge in the frame's middle half. */
export function limitView({ scale, x, y }: View, frame: Size): View {
  const limited = Math.min(LARGEST, Math.max(1, scale));
  const reach = (length: number) => ((limited - 1) * length) / 2;
  const within = (value: number, most: number) => Math.min(most, Math.max(-most, value)) || 0;
  return { scale: limited, x: within(x, reach(frame.width)), y: within(y, reach(frame.height)) };
}

/** Another scale, with what is at a point (from the middle of the frame) staying there. */
export function zoomAt(view: View, scale: number, at: Point, frame: Size): View {
  const limited = Math.min(LARGEST, Math.max(1, scale));
  const by = limited / view.scale;
  return limitView({ scale: limited, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }, frame);
}

/** Pixels that a finger goes before a stroke is one to another photo. */
const SWIPE = 56;

/** What a stroke sideways over a whole photo means: the next photo (1), the one before (-1), or nothing. */
export function swipeOf({ x, y }: Point): 1 | -1 | 0 {
  if (Math.abs(x) < SWIPE || Math.abs(x) < Math.abs(y) * 1.2) return 0;
  return x < 0 ? 1 : -1;
}
