import { describe, expect, it } from '@jest/globals';
import { loadFonts } from './fonts.ts';
import { TaggedPdf } from './tagged-pdf.ts';

const wordsOf = (pdf: TaggedPdf): string[] => {
  const font: unknown = Reflect.get(pdf, '_font');
  return Object.keys(Object(Reflect.get(Object(font), 'layoutCache')));
};

describe('a document of pdfkit', () => {
  it('forgets the glyphs of its words, and finds them again', async () => {
    const { text } = await loadFonts();
    const pdf = new TaggedPdf();
    pdf.font(text);
    const width = pdf.widthOfString('besluit');
    expect(wordsOf(pdf)).toEqual(['besluit']);
    pdf.forgetWords();
    expect(wordsOf(pdf)).toEqual([]);
    expect(pdf.widthOfString('besluit')).toBe(width);
  });
});
