import { describe, expect, it } from '@jest/globals';
import { requireLine, typedLine, typedText } from './typed-text.ts';

describe('a text as it was typed', () => {
  it.each([
    ['Nieuwsbrief 11/2026: wel en/of niet', 'Nieuwsbrief 11/2026: wel en/of niet'],
    ['C:\\map  twee spaties\u00A0vast', 'C:\\map  twee spaties\u00A0vast'],
    ['cafe\u0301 \uF8FF', 'café \uF8FF'],
    ['\u202EX-31\u202C \u0007a\u0000b \uD800', 'X-31 ab'],
    ['Een\r\n\r\n  twee\rdrie\t4', 'Een\n\n  twee\ndrie\t4'],
    [' \u200B\n', ''],
  ])('keeps its signs and lines: %j', (text, expected) => {
    expect(typedText(text)).toBe(expected);
  });

  it.each([
    ['Een\r\n\r\n  twee\tdrie ', 'Een twee drie'],
    ['Tuindag\r\nBcc: iemand@example.nl', 'Tuindag Bcc: iemand@example.nl'],
    ['a  b \\ / c', 'a  b \\ / c'],
  ])('is on one line: %j', (text, expected) => {
    expect(typedLine(text)).toBe(expected);
  });

  it('is refused where it is required and shows nothing', () => {
    expect(requireLine('name', ' // ')).toBe('//');
    expect(() => requireLine('name', '\u0007\u200B')).toThrow('The input breaks the contract');
  });
});
