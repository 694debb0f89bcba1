import { foldText } from '@mijn/domain/search';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

it('letters are folded for a search in the same way as by the database', async () => {
  const letters = Array.from({ length: 0x17f }, (_, at) => String.fromCodePoint(at + 1)).filter((one) =>
    /[\p{L}’‘]/u.test(one),
  );
  const { rows } = await server.database.pool.query<{ letter: string; folded: string }>(
    'select letter, fold_text(letter) as folded from unnest($1::text[]) letter',
    [letters],
  );
  const different = rows.filter(({ letter, folded }) => foldText(letter) !== folded);
  // Letters of Greenlandic, Catalan and Afrikaans, and three signs that PostgreSQL 15 leaves as they are.
  const known = new Set(['ĸ', 'Ŀ', 'ŀ', 'ŉ', 'ª', 'µ', 'º']);
  expect(rows.length).toBeGreaterThan(200);
  expect(different.map(({ letter }) => letter).filter((letter) => !known.has(letter))).toEqual([]);
});
