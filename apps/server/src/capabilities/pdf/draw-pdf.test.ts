import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { drawPdf, type Paper } from './draw-pdf.ts';
import { readBack } from './testing/read-back.ts';

const frame = {
  brand: { company: 'Beheer & Zn <Noord>', portal_name: 'Mijn Beheer', palette: {} },
  association: 'VvE De Boomgaard',
  title: 'Besluiten & afspraken',
  subtitle: 'Alleen 2026',
  footer: 'VvE De Boomgaard · Besluiten',
  now: new Date('2026-11-25T10:00:00Z'),
};

const drawn = async (draw: (paper: Paper) => void | Promise<void>) => buffer(drawPdf(frame, draw));

const columns = [
  { name: 'Nummer', share: 1 },
  { name: 'Naam', share: 3 },
  { name: 'Stemmen', share: 1, isNumber: true },
];
const numbered = (count: number): string[][] =>
  Array.from({ length: count }, (_, at) => [String(at + 1), `Eigenaar ${at + 1}`, String(at)]);

describe('a PDF document', () => {
  it('has its title, author, language and time', async () => {
    const { info, metadata, lang } = await readBack(await drawn(() => undefined));
    expect(info).toMatchObject({
      Title: 'Besluiten & afspraken',
      Author: 'Beheer & Zn <Noord>',
      Creator: 'Mijn Beheer',
      CreationDate: 'D:20261125100000Z',
    });
    expect([metadata, lang]).toEqual(['Besluiten & afspraken', 'nl-NL']);
  });

  it('has names with the letters of Europe, as text', async () => {
    const { pages } = await readBack(
      await drawn((paper) => paper.paragraph('Ayşe Yılmaz, Dvořák, Łukasz, Kőszegi en Иван')),
    );
    expect(pages[0]).toContain('Ayşe Yılmaz, Dvořák, Łukasz, Kőszegi en ◊◊◊◊');
  });

  it('has tags for screen readers, and none for its footer', async () => {
    const { tags } = await readBack(
      await drawn((paper) => {
        paper.heading('Kop');
        paper.paragraph('Tekst');
        paper.facts([['Uitslag', 'Aangenomen']]);
        paper.table(columns, [['1', 'Anna', '12']]);
      }),
    );
    expect(tags[0]).toEqual([
      ['P', 'Beheer & Zn <Noord>'],
      ['P', 'VvE De Boomgaard'],
      ['H1', 'Besluiten & afspraken'],
      ['P', 'Alleen 2026'],
      ['H2', 'Kop'],
      ['P', 'Tekst'],
      [
        'L',
        [
          [
            'LI',
            [
              ['Lbl', 'Uitslag'],
              ['LBody', 'Aangenomen'],
            ],
          ],
        ],
      ],
      [
        'Table',
        [
          [
            'TR',
            [
              ['TH', 'Nummer'],
              ['TH', 'Naam'],
              ['TH', 'Stemmen'],
            ],
          ],
          [
            'TR',
            [
              ['TD', '1'],
              ['TD', 'Anna'],
              ['TD', '12'],
            ],
          ],
        ],
      ],
    ]);
  });

  it('repeats the heading of a table on each page, once for screen readers', async () => {
    const { pages, tags } = await readBack(await drawn((paper) => paper.table(columns, numbered(70))));
    expect(pages).toHaveLength(3);
    for (const [at, text] of pages.entries()) {
      expect(text).toContain('Nummer Naam Stemmen');
      expect(text).toMatch(new RegExp(`pagina ${at + 1} van ?3 VvE De Boomgaard · Besluiten`, 'u'));
    }
    expect(JSON.stringify(tags).match(/"TH","Nummer"/gu)).toHaveLength(1);
    const rows = pages.join(' ').match(/Eigenaar \d+/gu);
    expect(rows).toEqual(numbered(70).map(([, name]) => name));
  });

  it('continues a row that is higher than a page, and loses no word of it', async () => {
    const words = Array.from({ length: 1500 }, (_, at) => `w${at}`);
    const { pages } = await readBack(
      await drawn((paper) => paper.table(columns, [['1', words.join(' '), '2'], ...numbered(1)])),
    );
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.join(' ').match(/w\d+/gu)).toEqual(words);
    expect(pages.at(-1)).toContain('Eigenaar 1');
  });

  it('continues paragraphs and facts, with their tags on each page', async () => {
    const text = Array.from({ length: 1500 }, (_, at) => `w${at}`);
    const { pages, tags } = await readBack(
      await drawn((paper) => {
        paper.paragraph(text.join(' '));
        paper.facts([['Besluit', text.join(' ')]]);
      }),
    );
    expect(pages.join(' ').match(/w\d+/gu)).toEqual([...text, ...text]);
    const last = tags.map((page) => page.at(-1)?.[0]);
    expect(last.slice(0, 2)).toEqual(['P', 'P']);
    expect(last.at(-1)).toBe('L');
    expect(JSON.stringify(tags.at(-1))).toContain('w1499');
  });

  it('draws a word without spaces, an empty row and an empty text', async () => {
    const { pages } = await readBack(
      await drawn((paper) => {
        paper.table(columns, [
          ['', '', ''],
          ['x'.repeat(400), '', 'y'.repeat(90)],
        ]);
        paper.paragraph('');
        paper.facts([
          ['', ''],
          ['a'.repeat(200), 'b'],
        ]);
      }),
    );
    expect(pages.join('').match(/x/gu)).toHaveLength(400);
  });

  it('has the same bytes for the same content and time', async () => {
    const draw = (paper: Paper) => paper.table(columns, numbered(90));
    expect((await drawn(draw)).equals(await drawn(draw))).toBe(true);
    const later = drawPdf({ ...frame, now: new Date('2026-11-26T10:00:00Z') }, draw);
    expect((await buffer(later)).equals(await drawn(draw))).toBe(false);
  });

  it('does not draw ahead of who reads it', async () => {
    let parts = 0;
    const document = drawPdf(frame, async (paper) => {
      for (; parts < 400; parts += 1) {
        paper.table(columns, numbered(40));
        await paper.turn();
      }
    });
    await once(document, 'readable');
    for (let turns = 0; turns < 100; turns += 1) await new Promise((resolve) => void setImmediate(resolve));
    expect(parts).toBeLessThan(100);
    await buffer(document);
    expect(parts).toBe(400);
  });

  it('is not drawn to its end if nobody reads it any more', async () => {
    const ended = Promise.withResolvers<unknown>();
    const document = drawPdf(frame, async (paper) => {
      try {
        for (;;) {
          paper.table(columns, numbered(40));
          await paper.turn();
        }
      } catch (error) {
        ended.resolve(error);
        throw error;
      }
    });
    await once(document, 'readable');
    document.destroy();
    expect(await ended.promise).toMatchObject({ name: 'AbortError' });
  });

  it('fails as a stream if its drawing fails', async () => {
    await expect(
      drawn(() => {
        throw new RangeError('No such votes.');
      }),
    ).rejects.toThrow('No such votes.');
  });
});
