import type { PDFPageProxy } from 'pdfjs-dist';

/** The maximum area of a canvas in pixels (inclusive). Phones with little memory support no larger canvas. */
const CANVAS_PIXELS_MAX = 16_000_000;

/** The maximum width and height of a canvas in pixels (inclusive). All browsers support a canvas of this size. */
const CANVAS_SIDE_MAX = 8192;

/** The width and height of the small copy that is used to find empty pages, in pixels. */
const GLANCE = 256;

/** Returns whether a picture seems to have only one colour. */
export function seemsBlank(picture: HTMLCanvasElement): boolean {
  const glance = document.createElement('canvas');
  glance.width = GLANCE;
  glance.height = GLANCE;
  const context = glance.getContext('2d');
  if (!context) return false;
  context.drawImage(picture, 0, 0, GLANCE, GLANCE);
  const pixels = new Uint32Array(context.getImageData(0, 0, GLANCE, GLANCE).data.buffer);
  return pixels.every((pixel) => pixel === pixels[0]);
}

/** Draws a page in the resolution of the screen. `scale` is CSS pixels per point. */
export async function drawPage(
  page: PDFPageProxy,
  scale: number,
  signal: AbortSignal,
): Promise<HTMLCanvasElement> {
  const { width, height } = page.getViewport({ scale });
  const density = Math.min(
    window.devicePixelRatio || 1,
    Math.sqrt(CANVAS_PIXELS_MAX / (width * height)),
    CANVAS_SIDE_MAX / Math.max(width, height),
  );
  const viewport = page.getViewport({ scale: scale * density });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  canvas.ariaHidden = 'true';
  const task = page.render({ canvas, viewport });
  signal.addEventListener('abort', () => task.cancel(), { once: true });
  await task.promise;
  return canvas;
}
