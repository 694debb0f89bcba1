import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { readPdf } from '../src/documents/read-pdf.ts';
import { drawerOf } from './documents/index.ts';
import { diceFor } from './drawing/dice.ts';
import { dossierOf } from './drawing/dossier.ts';

async function rowsOf(name: string): Promise<Record<string, string>[]> {
  return parse(await readFile(path.join(import.meta.dirname, name)), { columns: true });
}

const dossier = dossierOf({ code: '1001', name: 'VvE De Kade', title: 'Kadestraat 1 t/m 99 te Rotterdam' });

function draw(file: string, name: string, day: string): Promise<Buffer> {
  return drawerOf(file)({ name, date: new Date(`${day}T00:00:00Z`), dossier, dice: diceFor(file) });
}

describe('the demo folder', () => {
  it('has 25 associations, and in 1001 eight groups with 120 documents for the board to see', async () => {
    expect(await rowsOf('associations.csv')).toHaveLength(25);
    const groups = (await rowsOf('archive-groups.csv')).filter((row) => row['association_code'] === '1001');
    const documents = (await rowsOf('archive-documents.csv')).filter(
      (row) => row['association_code'] === '1001' && row['hidden_at'] === '',
    );
    const counts = groups.map(({ code }) => documents.filter((row) => row['group_code'] === code).length);
    expect(counts).toEqual([31, 14, 9, 27, 6, 11, 15, 7]);
    expect(groups.filter((row) => row['is_board_only'] === 'yes').map((row) => row['name'])).toEqual([
      'Contracten',
      'Bestuur',
    ]);
  });

  it('draws every file that it names', async () => {
    for (const { file = '' } of await rowsOf('archive-documents.csv')) {
      expect(() => drawerOf(path.basename(file))).not.toThrow();
    }
  });

  it.each([
    ['notulen-1.pdf', 'Notulen ALV 10-6-2026', 3],
    ['mjop-1.pdf', 'Meerjarenonderhoudsplan 2026-2041', 12],
    ['inspectie-1.pdf', 'Inspectierapport daken en goten', 7],
  ])('speaks of the gutters in %s on the right page', async (file, name, page) => {
    const bytes = await draw(file, name, '2026-06-24');
    const { pages } = await readPdf(new Uint8Array(bytes));
    const found = pages.flatMap((text, index) => (/dakgo(?:o|te)/iu.test(text) ? [index + 1] : []));
    expect(found).toEqual([page]);
  });

  it.each(['jaarrekening-1.pdf', 'begroting-1.xlsx', 'verslag-1.docx', 'plan-1.png'])(
    'draws the same bytes of %s every time',
    async (file) => {
      const [first, second] = [
        await draw(file, 'Proef 2026', '2026-01-01'),
        await draw(file, 'Proef 2026', '2026-01-01'),
      ];
      expect(first.equals(second)).toBe(true);
    },
  );
});
