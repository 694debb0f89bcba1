import { describe, expect, it } from '@jest/globals';
import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { createSnippets, foundFiles, holdsAll, keyScore, resemblesAll, wordsOf } from './index.ts';

const hitsOf = (q: string, text: string): string[] =>
  createSnippets(wordsOf(q))(text)
    .filter(({ is_hit }) => is_hit)
    .map((part) => part.text);

describe('the snippet of a hit', () => {
  it('has parts, and contains the words around the hit', () => {
    expect(createSnippets(['dakgoot'])('de dakgoten lekken')).toEqual([
      { text: 'de ', is_hit: false },
      { text: 'dakgoten', is_hit: true },
      { text: ' lekken', is_hit: false },
    ]);
  });

  const shown = (q: string, text: string): string =>
    createSnippets(wordsOf(q))(text)
      .map((part) => part.text)
      .join('');

  it.each([
    [
      'begins at the sentence of the hit',
      'dakgoot',
      'De vergadering is open. Na beraad besluit de vergadering dat de dakgoot wordt vervangen. Wordt vervolgd.',
      'Na beraad besluit de vergadering dat de dakgoot wordt vervangen. Wordt vervolgd.',
    ],
    [
      'begins with an ellipsis at a word if the sentence began long before',
      'dakgoot',
      `Wij ${'hebben lang en breed overlegd en '.repeat(4)}besloten dat de dakgoot aan de noordzijde wordt vervangen. De kosten komen uit het reservefonds en zijn in de begroting van volgend jaar opgenomen.`,
      '… overlegd en besloten dat de dakgoot aan de noordzijde wordt vervangen. De kosten komen uit het reservefonds en zijn in de begroting …',
    ],
    [
      'skips the head of a letter',
      'lift',
      'Liftservice Rijnmond B.V. Waalhaven Z.z. 44 3089 JH Rotterdam KvK 24900224 NL44 RABO 0300 0002 24 Postbus 1234 3000 AB Rotterdam Onderhoud lift derde kwartaal 2026',
      '… Onderhoud lift derde kwartaal 2026',
    ],
    [
      'prefers a hit in the letter to one in its head and foot',
      'schoonmaak',
      'Schoonmaakbedrijf Helder B.V. Kade 1 3011 AB Rotterdam. Geachte heer Jansen. Wij brengen de schoonmaak van het trappenhuis van mei in rekening. U betaalt binnen dertig dagen na de datum van deze brief, zoals wij eerder met u hebben afgesproken en bevestigd. Schoonmaakbedrijf Helder B.V. KvK 24900118.',
      'Wij brengen de schoonmaak van het trappenhuis van mei in rekening. U betaalt binnen dertig dagen na de datum van deze brief, …',
    ],
    [
      'shows the head of a letter if the hit is only there',
      'helder',
      'Schoonmaakbedrijf Helder B.V. Kade 1 3011 AB Rotterdam',
      'Schoonmaakbedrijf Helder B.V. Kade 1 3011 AB Rotterdam',
    ],
    [
      'shows a hit that is only in the head of a letter before the sentence after the head',
      'kade',
      'VvE De Kade p/a Waterpas VvE Beheer Postbus 1234 3000 AB Rotterdam Ter attentie van de penningmeester. Wij brengen het onderhoud van mei in rekening. U betaalt binnen dertig dagen.',
      'Kade … Wij brengen het onderhoud van mei in rekening. U betaalt binnen dertig dagen.',
    ],
    [
      'shows the words after the head if no sentence begins there',
      'kade',
      'VvE De Kade p/a Waterpas Postbus 1234 3000 AB Rotterdam Onderhoud lift derde kwartaal 2026',
      'Kade … Onderhoud lift derde kwartaal 2026',
    ],
    [
      'begins at an entry of a row',
      'dakgoten',
      'In dit nummer · De lift doet het weer · Denkt u aan de dakgoten?',
      'Denkt u aan de dakgoten?',
    ],
  ])('%s', (_, q, text, snippet) => {
    expect(shown(q, text)).toBe(snippet);
  });

  it('is the part of the text where most hits are close together', () => {
    const text = `De lift. ${'En zo verder. '.repeat(30)}De lift en de trap. ${'En zo verder. '.repeat(30)}`;
    expect(hitsOf('lift trap', text)).toEqual(['lift', 'trap']);
  });

  it('is the beginning of a text without hits', () => {
    expect(createSnippets(['dakgoot'])('Een andere tekst')).toEqual([
      { text: 'Een andere tekst', is_hit: false },
    ]);
  });

  it('is created within 2 seconds when a page has thousands of hits', () => {
    const start = performance.now();
    expect(hitsOf('a', 'a '.repeat(50_000))).toHaveLength(22);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

describe('the words of a search', () => {
  it('exclude texts without a letter or digit', () => {
    expect(wordsOf(" dak'goot  & \u0000 10% ")).toEqual(["dak'goot", '10%']);
  });

  it('exclude common words, unless there are no others', () => {
    expect(wordsOf('Notulen van de ALV')).toEqual(['Notulen', 'ALV']);
    expect(wordsOf('van de')).toEqual(['van', 'de']);
  });
});

describe('the statement of a search', () => {
  const key = sql.raw('search_key');
  const searches: readonly [string, (words: readonly string[]) => SQL][] = [
    ['for a key that contains all words', (words) => holdsAll(key, words)],
    ['for a key that resembles all words', (words) => resemblesAll(key, words)],
    ['for a score', (words) => keyScore({ name: key, search: key, labels: sql.raw('tags') }, words)],
    ['for files', (words) => foundFiles('019aa000-0000-7000-8000-0000000000aa', words)],
  ];

  it.each(searches)('%s is the same for any words', (_, search) => {
    const texts = ['dakgoot', "van de 'foto’s'", 'cv-ketel 41 <a> x y z 100%', 'É \\ | & ! :* ( )'].map(
      (q) => new PgDialect().sqlToQuery(search(wordsOf(q))).sql,
    );
    expect(new Set(texts).size).toBe(1);
  });
});
