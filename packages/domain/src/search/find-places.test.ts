import { describe, expect, it } from '@jest/globals';
import { createFinder } from './search.ts';

const found = (q: string, text: string): string[] =>
  createFinder(q)(text).places.map(({ start, end }) => text.slice(start, end));

describe('a search in a text', () => {
  it.each([
    ['dakgoot', 'De Dakgoten lekken', ['Dakgoten']],
    ['dakgoten', 'een DAKGOOT', ['DAKGOOT']],
    ['goot', 'De dakgoten', ['dakgoten']],
    ['dakgo', 'De dakgoten', ['dakgoten']],
    ['akgo', 'De dakgoten', ['akgo']],
    ['lift', 'De liften en de goederenlift', ['liften', 'goederenlift']],
    ['lek', 'Op die plek', ['lek']],
    ['leden', 'Een ledlamp van een lid', ['lid']],
    ['foto', 'Foto’s, fotos en foto\u0027s', ['Foto’s', 'fotos', "foto's"]],
    ["foto's", 'Eén foto', ['foto']],
    ['cv-ketel', 'de CV ketel en de cvketels', ['CV ketel', 'cvketels']],
    ['cvketel', 'de cv-ketel', ['cv-ketel']],
    ['financien', 'De financiën', ['financiën']],
    ['een vve', 'één VvE', ['één VvE']],
    ['fiets', 'De ﬁetsen', ['ﬁetsen']],
    ['10-6-2026', 'op 10-6-2026, niet op 10 juni', ['10-6-2026']],
    ['van de', 'van de lift, de trap', ['van de']],
    ['38400', 'Het dak kost € 38.400,00 en niet 138.400 of 38.4001', ['38.400']],
    ['ap2026030', 'Zie AP-2026-030, niet AP-2026-031', ['AP-2026-030']],
    ['AP-2026-030', 'Zie ap2026030', ['ap2026030']],
    ['100%', '100% van 100', ['100%', '100']],
    ['dubbele spatie', 'een  dubbele   spatie', ['dubbele   spatie']],
    ['zwembad', 'een lift', []],
    ['  ', 'een lift', []],
  ])('for %j in %j finds %j', (q, text, places) => {
    expect(found(q, text)).toEqual(places);
  });

  it.each([
    ['dakgoot noordzijde', true],
    ['dakgoot zuidzijde', false],
    ['de dakgoot', true],
    ['', false],
  ])('for %j returns whether the text contains all words', (q, isComplete) => {
    expect(createFinder(q)('Dakgoten aan de noordzijde').isComplete).toBe(isComplete);
  });
});
