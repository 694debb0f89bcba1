import { describe, expect, it } from '@jest/globals';
import { letterheadPlaces } from './search.ts';

const marksIn = (text: string): string[] =>
  letterheadPlaces(text).map(({ start, end }) => text.slice(start, end));

describe('the marks of a letterhead', () => {
  it('are account and registration numbers, addresses and telephone numbers', () => {
    expect(
      marksIn(
        'Helder B.V. Weidestraat 1 t/m 9 te Rotterdam p/a Waterpas 3011 AB Rotterdam Postbus 12 tel. 010 123 45 67 info@helder.example www.helder.example IBAN NL44 RABO 0300 0002 24 KvK 24900118 Btw NL900118001B01',
      ),
    ).toEqual([
      'Weidestraat 1 t/m 9 te Rotterdam',
      'p/a',
      '3011 AB Rotterdam',
      'Postbus 12',
      '010 123 45 67',
      'info@helder.example',
      'www.helder.example',
      'NL44 RABO 0300 0002 24',
      'KvK 24900118',
      'NL900118001B01',
    ]);
  });

  it.each([
    'In 2026 is de dakgoot vervangen.',
    'De begroting is € 12.345,00 voor 2 liften.',
    'Vergadering van 10-6-2026 om 19.30 uur in De Sluis',
    'Van 1200 tot 1300 VvE’s',
  ])('are not in %j', (text) => {
    expect(marksIn(text)).toEqual([]);
  });
});
