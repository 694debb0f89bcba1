import { describe, expect, it } from '@jest/globals';
import { foldText, readSearch, withParts } from './search.ts';

const NOW = new Date('2026-11-25T12:00:00Z');

const read = (q: string) => readSearch(q, NOW);

const typedOf = (q: string): string[] => read(q).words.map(({ typed }) => typed);

/** The first form of each spelling of all words. */
const spelledBy = (q: string): string[] =>
  read(q).words.flatMap(({ spellings }) =>
    spellings.map(({ before, last }) => [...before, last[0]?.text ?? ''].join(' ')),
  );

describe('the words of a search', () => {
  it.each([
    ['wanneer is de volgende vergadering', ['vergadering'], 'next'],
    ['wie is de beheerder?', ['beheerder'], undefined],
    ['Hoe hoog is mijn bijdrage', ['bijdrage'], undefined],
    ['notulen laatste vergadering', ['notulen', 'vergadering'], 'latest'],
    ['laatste', ['laatste'], undefined],
    ['de lift doet het niet meer', ['lift', 'kapot'], undefined],
    ['reglement van de VvE', ['reglement'], undefined],
    ['van de', ['van', 'de'], undefined],
    ['de notulen van 10 juni 2026', ['notulen', ''], undefined],
    ['laatste 2026', [''], 'latest'],
    ['!?', [], undefined],
  ])('in %j are %j, in the order of %s', (q, words, order) => {
    expect(typedOf(q)).toEqual(words);
    expect(read(q).order).toBe(order);
  });

  it('are limited in number, however long the text is', () => {
    expect(read(Array.from({ length: 60 }, (_, at) => `w${at} 2026`).join(' ')).words).toHaveLength(16);
  });
});

describe('a day that does not exist', () => {
  it.each(['30 februari 2026', '30-2-2026', '31-04-2025', '29-2-2027'])('%s is no other day', (q) => {
    const days = read(q).words.flatMap(({ period }) => period ?? []);
    for (const { from, until } of days)
      expect(Date.parse(until) - Date.parse(from)).toBeGreaterThan(2 * 86_400_000);
  });

  it.each([
    ['29-2-2028', '2028-02-29'],
    ['31 december 2026', '2026-12-31'],
  ])('is not %s', (q, from) => {
    expect(read(q).words[0]?.period?.from).toBe(from);
  });
});

describe('a date in a search', () => {
  it.each([
    ['10-06-2026', '2026-06-10', '2026-06-11'],
    ['10/6/26', '2026-06-10', '2026-06-11'],
    ['2026-06-10', '2026-06-10', '2026-06-11'],
    ['10 juni 2026', '2026-06-10', '2026-06-11'],
    ['10 JUN. 2026', '2026-06-10', '2026-06-11'],
    ['31 december', '2026-12-31', '2027-01-01'],
    ['juni 2026', '2026-06-01', '2026-07-01'],
    ['06-2026', '2026-06-01', '2026-07-01'],
    ['2026 juni', '2026-06-01', '2026-07-01'],
    ['juni', '2026-06-01', '2026-07-01'],
    ['maart', '2027-03-01', '2027-04-01'],
    ['2026', '2026-01-01', '2027-01-01'],
    ['vorig jaar', '2025-01-01', '2026-01-01'],
  ])('%j is from %s until %s', (q, from, until) => {
    expect(read(q).words.map(({ period }) => period)).toEqual([{ from, until }]);
    expect(read(q).isByDate).toBe(true);
  });

  it.each(['2026-2031', 'AP-2026-002', '1.250,00', '12-2026-3', '06-12345678', '45-13-2026', '2026/99'])(
    'is not in %j',
    (q) => {
      expect(read(q).words.filter(({ period }) => period)).toEqual([]);
    },
  );

  it('is found in every spelling', () => {
    expect(spelledBy('2026-06-10')).toEqual(
      expect.arrayContaining(['10 6 2026', '10 06 2026', '10 juni 2026', '10 jun 2026', '2026 06 10']),
    );
    expect(spelledBy('juni 2026')).toEqual(expect.arrayContaining(['juni 2026', '6 2026', '2026 06']));
  });
});

describe('the meaning of a word', () => {
  it.each([
    ['volmacht', 'machtiging'],
    ['volmachten', 'machtiging'],
    ['volmagt', 'machtiging'],
    ['splitsingsacte', 'splitsingsakte'],
    ['splitsings akte', 'splitsingsakte'],
    ['splitsing akte', 'splitsingsakte'],
    ['huisregels', 'huishoudelijk reglement'],
    ['huishoudelijk reglement', 'huisregels'],
    ['schoonmaker', 'schoonmaak'],
    ['conciërge', 'huismeester'],
    ['akte van splitsing', 'splitsingsakte'],
  ])('%j is also found as %j', (q, other) => {
    expect(spelledBy(q).map(foldText)).toContain(other);
  });

  it.each([
    ['foto', 'albums'],
    ['facturen', 'invoices'],
    ['nieuwsbrieven', 'newsletters'],
    ['nieuws', 'news'],
    ['ledenvergadering', 'meetings'],
    ['besluit', 'decisions'],
    ['besluiten', 'decisions'],
    ['besluitenlijst', undefined],
    ['lift', undefined],
  ])('of %j is the kind %s', (q, kind) => {
    expect(read(q).words.map((word) => word.kind)).toEqual([kind]);
  });

  it.each([
    ['liftmonteur', ['lift', 'monteur']],
    ['liftkeuring', ['lift', 'keuring']],
    ['reglementswijziging', ['reglement', 'wijziging']],
    ['verzekeringspolis', ['verzekeringspolis']],
    ['dakgoot', ['dakgoot']],
    ['xyzzy', ['xyzzy']],
  ])('%j has the parts %j', (q, parts) => {
    expect(withParts(read(q).words).map(({ typed }) => typed)).toEqual(parts);
  });
});
