import { describe, expect, it } from '@jest/globals';
import { fact, heading, lead, paragraph } from './blocks.ts';
import { readWord } from './testing/read-word.ts';
import type { WordFrame } from './compose-word.ts';
import { writeWord } from './write-word.ts';

const frame: WordFrame = {
  brand: { company: 'Waterpas & Zn.', palette: { brand_700: '#123456' } },
  association: 'VvE De Kade',
  title: 'Conceptnotulen',
  subtitle: 'woensdag 9 december 2026',
  footer: 'Conceptnotulen · VvE De Kade',
};

describe('a Word document', () => {
  it('has the heading styles of Word with their levels, a language, a title and the colour of the brand', async () => {
    const { paragraphs, files } = readWord(
      await writeWord(frame, [heading(1, 'Een'), heading(2, 'Twee'), heading(3, 'Drie'), paragraph('Tekst')]),
    );
    expect(paragraphs.map(({ style, text }) => [style, text])).toEqual([
      ['Afzender', 'Waterpas & Zn.'],
      ['Vereniging', 'VvE De Kade'],
      ['Title', 'Conceptnotulen'],
      ['Subtitle', 'woensdag 9 december 2026'],
      ['Heading1', 'Een'],
      ['Heading2', 'Twee'],
      ['Heading3', 'Drie'],
      ['Normal', 'Tekst'],
    ]);
    const styles = files['word/styles.xml'] ?? '';
    expect(styles).toMatch(/w:styleId="Heading2">.*?<w:outlineLvl w:val="1"\/>/u);
    expect(styles).toContain('w:lang w:val="nl-NL"');
    expect(styles).toContain('<w:color w:val="123456"/>');
    expect(files['docProps/core.xml']).toContain('<dc:creator>Waterpas &amp; Zn.</dc:creator>');
    expect(files['docProps/core.xml']).not.toContain('Un-named');
  });

  it('has tables whose first row is their heading', async () => {
    const columns = [
      { name: 'Naam', share: 2 },
      { name: 'Stemmen', share: 1, isNumber: true },
    ] as const;
    const { tables, paragraphs } = readWord(
      await writeWord(frame, [{ kind: 'table', columns, rows: [['Anna', '12']] }]),
    );
    expect(tables).toEqual([
      [
        ['Naam', 'Stemmen'],
        ['Anna', '12'],
      ],
    ]);
    expect(paragraphs.filter(({ isInHead }) => isInHead).map(({ text }) => text)).toEqual([
      'Naam',
      'Stemmen',
    ]);
  });

  it('keeps a short table on one page, and breaks a long one between its rows', async () => {
    const columns = [{ name: 'Naam', share: 1 }];
    const rows = [['Een'], ['Twee'], ['Drie']];
    const kept = async (isWhole: boolean) => {
      const block = { kind: 'table', columns, rows, ...(isWhole && { isWhole }) } as const;
      const { files } = readWord(await writeWord(frame, [block]));
      return files['word/document.xml']?.match(/<w:keepNext\/>/gu)?.length;
    };
    expect(await kept(true)).toBe(3);
    expect(await kept(false)).toBe(1);
  });

  it('keeps a lead on the page of what follows', async () => {
    const { files } = readWord(await writeWord(frame, [lead('Zo is geteld:'), paragraph('Tekst')]));
    expect(files['word/document.xml']?.match(/<w:keepNext\/>/gu)).toHaveLength(1);
  });

  it('marks what somebody fills in with a style, and takes no text of others for such a place', async () => {
    const { text, files } = readWord(
      await writeWord(frame, [fact('Voorzitter', { fill: 'naam' }), paragraph('[geen invulplek]')]),
    );
    expect(text).toContain('Voorzitter: [naam]');
    const body = files['word/document.xml'] ?? '';
    expect(body.match(/w:rStyle w:val="NogInvullen"/gu)).toHaveLength(1);
  });

  it('keeps line breaks, begins a paragraph after an empty line, and drops what XML refuses', async () => {
    const { paragraphs } = readWord(
      await writeWord(frame, [paragraph('Een\u0000\u001F \uD800x\uFFFF\r\ntwee\n\n\ndrie <w:p>&')]),
    );
    expect(paragraphs.slice(4).map(({ text }) => text)).toEqual(['Een x\ntwee', 'drie <w:p>&']);
  });

  it('has a line for each signature, because word processors join neighbours with the same border', async () => {
    const { paragraphs } = readWord(
      await writeWord(frame, [
        { kind: 'signature', label: 'Voorzitter' },
        { kind: 'signature', label: 'Notulist' },
      ]),
    );
    expect(paragraphs.slice(4).map(({ style, text }) => [style, text])).toEqual([
      ['Normal', ''],
      ['Handtekening', 'Voorzitter'],
      ['Normal', ''],
      ['Handtekening', 'Notulist'],
    ]);
  });

  it('has the number of each page behind a tab', async () => {
    const { files } = readWord(await writeWord(frame, []));
    const [, footer = ''] = Object.entries(files).find(([name]) => name.startsWith('word/footer')) ?? [];
    expect(footer).toContain('<w:tab/>');
    expect(footer).not.toContain('\t');
  });
});

describe('a worker that composes a Word document', () => {
  it('throws its error here', async () => {
    const columns = [{ name: 'Naam', share: 1 }];
    // A row that is no list of texts can't be composed.
    const rows: string[][] = JSON.parse('[null]');
    await expect(writeWord(frame, [{ kind: 'table', columns, rows }])).rejects.toThrow('null');
  });
});
