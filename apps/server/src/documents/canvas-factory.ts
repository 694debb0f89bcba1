import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { IMAGE_PIXELS_MAX } from './reading.ts';

interface CanvasAndContext {
  canvas: Canvas | null;
  context: SKRSContext2D | null;
}

/** @throws RangeError when a canvas would take more memory than the reading process has. */
function limited(width: number, height: number): void {
  if (width * height > IMAGE_PIXELS_MAX) throw new RangeError(`No canvas of ${width} × ${height} pixels.`);
}

/** Makes the canvases that pdf.js draws on in between, as its own factory does, but of a limited size. */
export class LimitedCanvasFactory {
  create(width: number, height: number): CanvasAndContext {
    limited(width, height);
    const canvas = createCanvas(width, height);
    return { canvas, context: canvas.getContext('2d') };
  }

  getNoAlphaContext(canvas: Canvas): SKRSContext2D {
    return canvas.getContext('2d', { alpha: false });
  }

  reset({ canvas }: CanvasAndContext, width: number, height: number): void {
    limited(width, height);
    if (canvas) Object.assign(canvas, { width, height });
  }

  destroy(made: CanvasAndContext): void {
    // Sets the memory free at once.
    if (made.canvas) Object.assign(made.canvas, { width: 0, height: 0 });
    Object.assign(made, { canvas: null, context: null });
  }
}
