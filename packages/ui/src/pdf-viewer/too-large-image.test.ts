import { describe, expect, it } from '@jest/globals';
import { holdsTooLargeImage } from './too-large-image.ts';

const image = (sizes: string) =>
  new TextEncoder().encode(`5 0 obj\n<</Type/XObject/Subtype/Image ${sizes}/Length 9>>\nstream\n`);

describe('whether a PDF has an image that is too large', () => {
  it.each([
    ['/Width 30000/Height 30000', true],
    ['/Height 30000 /BitsPerComponent 8 /Width\n30000', true],
    ['/Width 9933/Height 14043', false],
    ['/Width 30000', false],
    ['/Width 30000/Length 9>>\nstream\nendstream\nendobj 6 0 obj <</Height 30000', false],
  ])('with the dictionary %s is %s', (sizes, expected) => {
    expect(holdsTooLargeImage(image(sizes))).toBe(expected);
  });
});
