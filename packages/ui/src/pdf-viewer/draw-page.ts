import type { PDFPageProxy } from 'pdfjs-dist';

/** Pixels: what the smallest phones can hold in one canvas. */
const CANVAS_PIXELS_MAX = 16_000_000;

/** Pixels of one side of a canvas: what every browser can draw on. */
const CANVAS_SIDE_MAX = 8192;

/** Pixels of the small copy that shows whether a page is empty. */
const GLANCE = 256;

/** Whether a picture seems to have one colour. */
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

/** A page as a picture, sharp on this screen. @param scale CSS pixels per point */
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
