import { describe, expect, it } from '@jest/globals';
import { withoutBidiControls } from './texts.ts';

describe('a text without direction controls', () => {
  it.each([
    ['\u202EX-31\u202C', 'X-31'],
    ['\u2067X\u2069-\u200F31\u061C', 'X-31'],
    ['factuur\u202Efdp.exe', 'factuurfdp.exe'],
    ['Notulen: café שלום 👨‍👩‍👧 1-2', 'Notulen: café שלום 👨‍👩‍👧 1-2'],
  ])('is created from %j', (text, expected) => {
    expect(withoutBidiControls(text)).toBe(expected);
  });
});
