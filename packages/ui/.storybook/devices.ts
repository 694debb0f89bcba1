export interface Point {
  x: number;
  y: number;
}

declare global {
  interface Window {
    /** Drags the real mouse of the browser from one point to another. The story tests add this function. */
    dragMouse?: (from: Point, to: Point) => Promise<void>;
    /** Touches the screen with real fingers. Each entry has the positions of all fingers at one time. The story tests add this function. */
    touchScreen?: (moments: readonly (readonly Point[])[]) => Promise<void>;
    /** Drops files from outside the browser at a point. The paths are relative to this package. The story tests add this function. */
    dropFiles?: (at: Point, paths: readonly string[]) => Promise<void>;
  }
}

/** Returns the functions for real mouse and touch input, or undefined outside the story tests, as in Storybook itself. */
export function realDevices() {
  const { dragMouse, touchScreen, dropFiles } = window;
  return dragMouse && touchScreen && dropFiles ? { dragMouse, touchScreen, dropFiles } : undefined;
}

/** Returns the centre of an element, moved `right` and `down` by a number of pixels. */
export function pointOf(element: Element, right = 0, down = 0): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2 + right, y: y + height / 2 + down };
}

const STEPS = 5;

/** Returns the touch positions of fingers that each move from one point to another and are then lifted. */
export function stroke(...fingers: readonly (readonly [from: Point, to: Point])[]): Point[][] {
  const moments = Array.from({ length: STEPS + 1 }, (_, step) =>
    fingers.map(([from, to]) => ({
      x: from.x + ((to.x - from.x) * step) / STEPS,
      y: from.y + ((to.y - from.y) * step) / STEPS,
    })),
  );
  return [...moments, []];
}
