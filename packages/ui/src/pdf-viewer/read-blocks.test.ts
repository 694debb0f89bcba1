import { describe, expect, it } from '@jest/globals';
import { readBlocks, type TextRun } from './read-blocks.ts';

const run = (
  str: string,
  x: number,
  y: number,
  { width = 400, height = 10, fontName = 'body' } = {},
): TextRun => ({
  str,
  transform: [height, 0, 0, height, x, y],
  width,
  height,
  fontName,
});

describe('the text of a page', () => {
  it('has the lines of a paragraph as one, and a new paragraph after a short line or a space', () => {
    expect(
      readBlocks([
        run('De voorzitter opent de vergadering', 60, 700),
        run('en heet iedereen welkom.', 60, 686, { width: 150 }),
        run('Er zijn 29 stemmen', 60, 672),
        run('vertegenwoordigd.', 60, 658),
        run('De agenda wordt vastgesteld.', 60, 620),
      ]),
    ).toEqual([
      { kind: 'paragraph', text: 'De voorzitter opent de vergadering en heet iedereen welkom.' },
      { kind: 'paragraph', text: 'Er zijn 29 stemmen vertegenwoordigd.' },
      { kind: 'paragraph', text: 'De agenda wordt vastgesteld.' },
    ]);
  });

  it('has headings: larger text, and a line of another font', () => {
    expect(
      readBlocks([
        run('Notulen', 60, 700, { height: 20 }),
        run('1. Opening van de vergadering door de voorzitter', 60, 670, { fontName: 'bold' }),
        run('De voorzitter opent.', 60, 656),
      ]),
    ).toEqual([
      { kind: 'heading', text: 'Notulen' },
      { kind: 'paragraph', text: '1. Opening van de vergadering door de voorzitter' },
      { kind: 'paragraph', text: 'De voorzitter opent.' },
    ]);
  });

  it('has the rows of a table with their cells', () => {
    expect(
      readBlocks([
        run('Voor', 60, 700, { width: 30 }),
        run('26', 440, 700, { width: 12 }),
        run('Tegen', 60, 686, { width: 30 }),
        run('3', 446, 686, { width: 6 }),
      ]),
    ).toEqual([
      { kind: 'row', cells: ['Voor', '26'] },
      { kind: 'row', cells: ['Tegen', '3'] },
    ]);
  });

  it('joins the parts of a line, with the spaces between its words alone', () => {
    const [block] = readBlocks([
      run('Besluit: de', 60, 700, { width: 50, fontName: 'bold' }),
      run(' ', 110, 700, { width: 3 }),
      run('not', 113, 700, { width: 15 }),
      run('ulen', 128, 700, { width: 20 }),
    ]);
    expect(block).toEqual({ kind: 'paragraph', text: 'Besluit: de notulen' });
  });

  it.each([
    ['onderhouds-', 'plan', 'onderhoudsplan'],
    ['VvE-', 'beheerder', 'VvE- beheerder'],
    ['een', 'plan', 'een plan'],
  ])('has "%s" and "%s" on the next line as "%s"', (first, second, text) => {
    expect(readBlocks([run(first, 60, 700), run(second, 60, 686)])).toEqual([{ kind: 'paragraph', text }]);
  });

  it('begins each item of a list on a line of its own', () => {
    const items = ['1. Opening', '2. Mededelingen', '• Rondvraag'];
    expect(readBlocks(items.map((text, at) => run(text, 60, 700 - 14 * at)))).toEqual(
      items.map((text) => ({ kind: 'paragraph', text })),
    );
  });

  it('is empty for a scan', () => {
    expect(readBlocks([])).toEqual([]);
    expect(readBlocks([run(' ', 60, 700)])).toEqual([]);
  });
});
