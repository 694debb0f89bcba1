import { describe, expect, it } from '@jest/globals';
import { normalizeText, showsText } from './texts.ts';

const clusters = (text: string) => [...new Intl.Segmenter('nl').segment(text)];

describe('a text that people read', () => {
  it.each([
    '',
    ' \n\t',
    '\u0001',
    '\uD800',
    '\uE000',
    '\u200B',
    '\u200B \u2060',
    '\u200C\u200D\uFEFF',
    '\u034F\u180E\u{E0020}',
    '\u00AD',
    '\u115F\u1160',
    '\u3164',
    '\uFFA0',
    '\u2800',
    '\uFE0F',
    '\u202E',
  ])('shows nothing: %j', (text) => {
    expect(showsText(text)).toBe(false);
  });

  it.each(['a', '/', '👍', '‍❤️', 'ก', '\u3164x', '.'])('shows something: %j', (text) => {
    expect(showsText(text)).toBe(true);
  });
});

describe('a normalized text', () => {
  it('has at most 5 marks on a letter', () => {
    expect(normalizeText(`Z${'\u0351'.repeat(60)}x`)).toBe(`Z${'\u0351'.repeat(5)}x`);
    const mixed = normalizeText(`Z${'\u0351\u0363\u0489'.repeat(60)}`);
    expect(mixed).toHaveLength(6);
    expect(
      clusters(normalizeText(`Z${'\u0351\u200D'.repeat(60)}`))[0]?.segment.match(/\p{M}/gu),
    ).toHaveLength(5);
    // U+0344 becomes two marks.
    expect(normalizeText(`Z${'\u0344'.repeat(5)}`)).toHaveLength(6);
  });

  it.each([
    'Nguyễn Thị Phương ở tầng trệt',
    'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים',
    'بِسْمِ ٱللَّهِ ٱلرَّحْمَـٰنِ ٱلرَّحِيمِ',
    'क्षत्रिय श्रीमान् ज़िन्दगी',
    'မြန်မာဘာသာ',
    'บ้านที่อยู่',
    '👨‍👩‍👧 🏳️‍🌈 1️⃣',
  ])('keeps the letters of %s', (text) => {
    expect(normalizeText(text)).toBe(text.normalize('NFC'));
    expect(normalizeText(text.normalize('NFD'))).toBe(text.normalize('NFC'));
  });

  it('is empty if it shows nothing', () => {
    expect(normalizeText(' \u200B\n')).toBe('');
    expect(normalizeText(' a\u00AD ')).toBe(' a\u00AD ');
  });

  it('is normalized only once, and takes little time for any input', () => {
    for (const text of ['\u0958', 'a\u0300', `Z${'\u0344'.repeat(9)}`]) {
      expect(normalizeText(normalizeText(text))).toBe(normalizeText(text));
    }
    const start = performance.now();
    normalizeText(`a${'\u0301\u0316'.repeat(100_000)}`);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
