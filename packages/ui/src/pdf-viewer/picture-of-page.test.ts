import { describe, expect, it } from '@jest/globals';
import { isPictureOfPage, type Operators } from './picture-of-page.ts';

const operators: Operators = {
  save: 1,
  restore: 2,
  transform: 3,
  paintFormXObjectBegin: 4,
  paintFormXObjectEnd: 5,
  paintImageXObject: 6,
  paintImageMaskXObject: 7,
  paintInlineImageXObject: 8,
};
const PATH = 99;

const A4 = { width: 595, height: 842 };
const scaled = (width: number, height: number) => [width, 0, 0, height, 0, 0];

const isPicture = (...calls: [operator: number, args?: unknown][]) =>
  isPictureOfPage(
    { fnArray: calls.map(([operator]) => operator), argsArray: calls.map(([, args]) => args ?? null) },
    operators,
    A4.width * A4.height,
  );

const { save, restore, transform, paintFormXObjectBegin, paintFormXObjectEnd, paintImageXObject } = operators;

describe('whether a page is a picture of a page', () => {
  it.each([
    ['of an image on the whole page', [[save], [transform, scaled(595, 842)], [paintImageXObject]], true],
    [
      'of a mask, as black and white scans are',
      [[transform, scaled(595, 842)], [operators.paintImageMaskXObject]],
      true,
    ],
    ['of a scan with a margin', [[transform, scaled(500, 700)], [paintImageXObject]], true],
    ['of a rotated image', [[transform, [0, 842, -595, 0, 595, 0]], [paintImageXObject]], true],
    [
      'in two steps',
      [[transform, scaled(0.24, 0.24)], [transform, scaled(2480, 3508)], [paintImageXObject]],
      true,
    ],
    [
      'in a form',
      [[paintFormXObjectBegin, [scaled(595, 842), null]], [paintImageXObject], [paintFormXObjectEnd]],
      true,
    ],
    ['of an empty page', [], false],
    ['of drawn lines', [[transform, scaled(595, 842)], [PATH]], false],
    ['of a logo', [[transform, scaled(120, 40)], [paintImageXObject]], false],
    [
      'of a logo after a large drawing',
      [
        [save],
        [transform, scaled(595, 842)],
        [PATH],
        [restore],
        [save],
        [transform, scaled(120, 40)],
        [paintImageXObject],
      ],
      false,
    ],
  ] satisfies [string, [number, unknown?][], boolean][])('%s', (_, calls, expected) => {
    expect(isPicture(...calls)).toBe(expected);
  });
});
