type Matrix = readonly [number, number, number, number, number, number];

/** The operators of pdf.js that move the coordinates or draw an image. */
export interface Operators {
  save: number;
  restore: number;
  transform: number;
  paintFormXObjectBegin: number;
  paintFormXObjectEnd: number;
  paintImageXObject: number;
  paintImageMaskXObject: number;
  paintInlineImageXObject: number;
}

/** The part of a page that its picture covers at least. A scan may have a white margin. */
const COVERED = 0.5;

const isMatrix = (value: unknown): value is Matrix =>
  Array.isArray(value) && value.length === 6 && value.every((entry) => typeof entry === 'number');

/** Images are drawn in a square of 1 by 1, so the determinant is their area. Only areas are needed, not positions. */
const areaOf = ([a, b, c, d]: Matrix): number => Math.abs(a * d - b * c);

/** Returns whether one image covers most of a page. `pageArea` is in square points. */
export function isPictureOfPage(
  { fnArray, argsArray }: { fnArray: readonly number[]; argsArray: readonly unknown[] },
  operators: Operators,
  pageArea: number,
): boolean {
  const scales = [1];
  const grow = (factor: number) => scales.push((scales.pop() ?? 1) * factor);
  const images = new Set([
    operators.paintImageXObject,
    operators.paintImageMaskXObject,
    operators.paintInlineImageXObject,
  ]);
  return fnArray.some((operator, at) => {
    const args = argsArray[at];
    const scale = scales.at(-1) ?? 1;
    if (operator === operators.save) scales.push(scale);
    else if (operator === operators.restore || operator === operators.paintFormXObjectEnd) scales.pop();
    else if (operator === operators.transform && isMatrix(args)) grow(areaOf(args));
    else if (operator === operators.paintFormXObjectBegin) {
      const [matrix]: unknown[] = Array.isArray(args) ? args : [];
      scales.push(scale * (isMatrix(matrix) ? areaOf(matrix) : 1));
    }
    return images.has(operator) && scale >= COVERED * pageArea;
  });
}
