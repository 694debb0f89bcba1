/** Pixels from the top left corner of the page. */
export interface Point {
  x: number;
  y: number;
}

declare global {
  interface Window {
    /** Brought by the story tests: the mouse of the browser itself, pressed at one point and let go at another. */
    dragMouse?: (from: Point, to: Point) => Promise<void>;
    /** Brought by the story tests: where the fingers are on the screen, one moment after the other. */
    touchScreen?: (moments: readonly (readonly Point[])[]) => Promise<void>;
    /** Brought by the story tests: files of this package, by their paths, dragged in from outside the browser. */
    dropFiles?: (at: Point, paths: readonly string[]) => Promise<void>;
  }
}

/** What the story tests have. Whoever looks at the story in Storybook drags and touches with their own hands. */
export function realHands() {
  const { dragMouse, touchScreen, dropFiles } = window;
  return dragMouse && touchScreen && dropFiles ? { dragMouse, touchScreen, dropFiles } : undefined;
}

/** A point of what is shown: the middle, or so many pixels from it. */
export function pointOf(element: Element, right = 0, down = 0): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2 + right, y: y + height / 2 + down };
}

const STEPS = 5;

/** Fingers that each go from one point to another, and then up. */
export function stroke(...fingers: readonly (readonly [from: Point, to: Point])[]): Point[][] {
  const moments = Array.from({ length: STEPS + 1 }, (_, step) =>
    fingers.map(([from, to]) => ({
      x: from.x + ((to.x - from.x) * step) / STEPS,
      y: from.y + ((to.y - from.y) * step) / STEPS,
    })),
  );
  return [...moments, []];
}
