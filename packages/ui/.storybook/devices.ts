/** Pixels from the top left corner of the page. */
export interface Point {
  x: number;
  y: number;
}

declare global {
  interface Window {
    /** Added by the story tests: the browser's own mouse, pressed at one point and released at another. */
    dragMouse?: (from: Point, to: Point) => Promise<void>;
    /** Added by the story tests: the positions of the fingers on the screen, moment by moment. */
    touchScreen?: (moments: readonly (readonly Point[])[]) => Promise<void>;
    /** Added by the story tests: files of this package, by path, dragged in from outside the browser. */
    dropFiles?: (at: Point, paths: readonly string[]) => Promise<void>;
  }
}

/** Real mouse and touch input. Only the story tests have it: in Storybook itself it is undefined. */
export function realDevices() {
  const { dragMouse, touchScreen, dropFiles } = window;
  return dragMouse && touchScreen && dropFiles ? { dragMouse, touchScreen, dropFiles } : undefined;
}

/** A point of an element: its centre, or a number of pixels from it. */
export function pointOf(element: Element, right = 0, down = 0): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2 + right, y: y + height / 2 + down };
}

const STEPS = 5;

/** Fingers that each move from one point to another and are then lifted. */
export function stroke(...fingers: readonly (readonly [from: Point, to: Point])[]): Point[][] {
  const moments = Array.from({ length: STEPS + 1 }, (_, step) =>
    fingers.map(([from, to]) => ({
      x: from.x + ((to.x - from.x) * step) / STEPS,
      y: from.y + ((to.y - from.y) * step) / STEPS,
    })),
  );
  return [...moments, []];
}
