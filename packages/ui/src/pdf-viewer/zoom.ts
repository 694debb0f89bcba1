/** How large pages are: as wide as the viewer, or a factor of their size on paper. */
export type Zoom = 'fit' | number;

/** The factors that the buttons step through. */
const STEPS = [0.25, 0.33, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3, 4] as const;
const SMALLEST = 0.25;
const LARGEST = 4;

/** CSS pixels in a point, the unit of a PDF. */
export const PIXELS_PER_POINT = 96 / 72;

/** The next step up (1) or down (-1) from a factor, which may lie between two steps. */
export function stepZoom(factor: number, direction: 1 | -1): number {
  // A page that is larger than any screen fits at less than the smallest step.
  if (direction === -1 && factor <= SMALLEST) return factor;
  // A small tolerance, so that a rounded factor counts as its step.
  const next =
    direction === 1
      ? STEPS.find((step) => step > factor * 1.01)
      : Math.max(SMALLEST, ...STEPS.filter((step) => step < factor * 0.99));
  return next ?? limitZoom(factor);
}

/** A factor within what can be shown. */
export function limitZoom(factor: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, factor));
}

/**
 * The factor at which a page is shown.
 * @param widthPt the page's width, in points
 * @param width of the viewer, in CSS pixels
 */
export function factorOf(zoom: Zoom, widthPt: number, width: number): number {
  return zoom === 'fit' ? Math.min(LARGEST, width / (widthPt * PIXELS_PER_POINT)) : zoom;
}
