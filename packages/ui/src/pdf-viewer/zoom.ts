/** The zoom of the pages: `fit` for the width of the viewer, or a factor of the size on paper. */
export type Zoom = 'fit' | number;

const STEPS = [0.25, 0.33, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3, 4] as const;
const SMALLEST = 0.25;
const LARGEST = 4;

/** The number of CSS pixels per point, the unit of a PDF. */
export const PIXELS_PER_POINT = 96 / 72;

/** Returns the next larger (1) or smaller (-1) zoom step. The given factor may be between two steps. */
export function stepZoom(factor: number, direction: 1 | -1): number {
  // A very large page fits the viewer at a factor below the smallest step. A smaller step does not exist.
  if (direction === -1 && factor <= SMALLEST) return factor;
  // The comparison has a small tolerance, so that a rounded factor counts as a step.
  const next =
    direction === 1
      ? STEPS.find((step) => step > factor * 1.01)
      : Math.max(SMALLEST, ...STEPS.filter((step) => step < factor * 0.99));
  return next ?? limitZoom(factor);
}

/** Returns the factor within the supported range. */
export function limitZoom(factor: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, factor));
}

/** Returns the factor of a text that is read without its page. */
export const limitTextZoom = (zoom: Zoom): number => (zoom === 'fit' ? 1 : Math.min(3, Math.max(0.8, zoom)));

/** The width of the page is in points, that of the viewer in CSS pixels. */
export function factorOf(zoom: Zoom, widthPt: number, width: number): number {
  return zoom === 'fit' ? Math.min(LARGEST, width / (widthPt * PIXELS_PER_POINT)) : zoom;
}
