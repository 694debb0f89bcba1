import { describe, expect, it } from '@jest/globals';
import { sizeOf } from '@mijn/jest/long';
import { nastyTexts, slowExpressionsIn, stepsOf } from '@mijn/jest/steps';
import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { SNIPPET_LETTERS_MAX } from './snippet.ts';
import { createSnippets, foundFiles, keyScore, passesFor, resemblesMost, type Sought } from './index.ts';

const hitsOf = (q: string, text: string): string[] =>
  createSnippets(q)(text)
    .filter(({ is_hit }) => is_hit)
    .map((part) => part.text);

describe('the snippet of a hit', () => {
  it('has parts, and contains the words around the hit', () => {
    expect(createSnippets('dakgoot')('de dakgoten lekken')).toEqual([
      { text: 'de ', is_hit: false },
      { text: 'dakgoten', is_hit: true },
      { text: ' lekken', is_hit: false },
    ]);
  });

  const shown = (q: string, text: string): string =>
    createSnippets(q)(text)
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
    expect(createSnippets('dakgoot')('Een andere tekst')).toEqual([
      { text: 'Een andere tekst', is_hit: false },
    ]);
  });

  it('is created within 2 seconds when a page has thousands of hits', () => {
    const start = performance.now();
    expect(hitsOf('a', 'a '.repeat(50_000))).toHaveLength(22);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

describe('what a search looks for', () => {
  const steps = (q: string, kind?: 'invoices') =>
    passesFor(q, kind, new Date()).map(({ words, least, isPartial }) => [
      words.map(({ typed }) => typed).join(' '),
      least,
      isPartial,
    ]);

  it('is all words, then parts of words, then most words, then one of the two longest', () => {
    expect(steps('dakgoot')).toEqual([['dakgoot', 1, false]]);
    expect(steps('lekkage melden')).toEqual([
      ['lekkage melden', 2, false],
      ['lekkage melden', 1, true],
    ]);
    expect(steps('liftmonteur bellen bedrijf')).toEqual([
      ['liftmonteur bellen bedrijf', 3, false],
      ['lift monteur bellen bedrijf', 4, false],
      ['lift monteur bellen bedrijf', 3, true],
      ['monteur bedrijf', 1, true],
    ]);
    expect(steps('van de')).toHaveLength(2);
    expect(steps('!?')).toEqual([]);
  });

  it('leaves out the name of the kind of rows', () => {
    expect(steps('factuur schoonmaak', 'invoices')).toEqual([['schoonmaak', 1, false]]);
    expect(steps('facturen', 'invoices')).toEqual([['', 0, false]]);
    expect(steps('facturen')).toEqual([['facturen', 1, false]]);
  });

  it('has few choices of words, however many are typed', () => {
    const most = passesFor('aap noot mies wim zus jet teun vuur gijs lam kees', undefined, new Date());
    expect(most.map(({ words, least }) => [words.length, least])).toEqual([
      [8, 8],
      [4, 3],
      [2, 1],
    ]);
  });
});

describe('what the snippets of a request cost', () => {
  const LETTERS = sizeOf(100_000, 20_000);

  it.each(nastyTexts(LETTERS))('is bounded by the length of a page with %s', (_, text) => {
    const read = (): unknown => createSnippets('dakgoot a b@c.nl 12')(text);
    // With 50 beginnings at most, each looks through the hits and words of the page once.
    expect(stepsOf(read) / LETTERS).toBeLessThan(300);
    expect(slowExpressionsIn(read, LETTERS / 10)).toEqual([]);
  });

  it('has a maximum, so that the hits after it have no snippet', () => {
    const snippetOf = createSnippets('dakgoot');
    const page = `De dakgoot lekt. ${'Wordt vervolgd. '.repeat(SNIPPET_LETTERS_MAX / 40)}`;
    const found = [1, 2, 3].map(() => snippetOf(page).some(({ is_hit }) => is_hit));
    expect(found).toEqual([true, true, false]);
    expect(createSnippets('dakgoot')(page)).not.toEqual([]);
  });
});

describe('the statement of a search', () => {
  const key = sql.raw('search_key');
  const date = { column: sql.raw('day'), isDay: true };
  const searches: readonly [string, (sought: Sought) => SQL][] = [
    ['for a key that resembles all words', (sought) => resemblesMost(key, sought, date)],
    ['for a score', (sought) => keyScore({ name: key, search: key, labels: sql.raw('tags'), date }, sought)],
    ['for files', (sought) => foundFiles('019aa000-0000-7000-8000-0000000000aa', sought)],
  ];

  it.each(searches)('%s is the same for any words', (_, search) => {
    const texts = [
      'dakgoot',
      "van de 'foto’s'",
      'cv-ketel 41 <a> x y z 100%',
      'É \\ | & ! :* ( )',
      'juni 2026',
    ].flatMap((q) =>
      passesFor(q, undefined, new Date())
        .slice(0, 1)
        .map((all) => new PgDialect().sqlToQuery(search(all)).sql),
    );
    expect(new Set(texts).size).toBe(1);
  });
});
