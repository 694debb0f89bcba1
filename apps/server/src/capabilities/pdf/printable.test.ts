import { describe, expect, it } from '@jest/globals';
import { loadFonts } from './fonts.ts';
import { printable } from './printable.ts';

const { has } = await loadFonts();

describe('printable', () => {
  it.each([
    ['keeps the letters of European names', 'Ayşe Dvořák Łukasz Kőszegi Yılmaz İ Ģirts Þór Țîru ŵ'],
    ['keeps signs of Dutch texts', '“a” ‘b’ – € 1.234,56 • ½ …'],
    ['keeps line ends', 'een\ntwee'],
  ])('%s', (_, text) => {
    expect(printable(text, has)).toBe(text);
  });

  it.each([
    ['composes a letter that the fonts lack', 'Nguyễn', 'Nguye\u0302\u0303n'],
    ['leaves out a mark that the fonts lack', 'ơ', 'o'],
    ['composes what was typed in parts', 'ş'.normalize('NFD'), 'ş'],
    ['replaces other scripts', 'Иван', '◊◊◊◊'],
    ['replaces a pictogram by one sign', 'a😀b', 'a◊b'],
    ['writes the hyphen that keeps words together', 'a\u2011b', 'a-b'],
    ['leaves out what cannot be seen', 'a\u0000\u200B\u202Eb\u00AD', 'ab'],
    ['has one kind of line end', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['survives half a pair of surrogates', 'a\uD83Db', 'ab'],
  ])('%s', (_, text, written) => {
    expect(printable(text, has)).toBe(written);
  });
});
