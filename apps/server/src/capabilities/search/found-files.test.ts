import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runPrepared } from '../../platform/database/index.ts';
import { filePages } from '../documents/index.ts';
import { startTestApp, type TestApp } from '../../testing/index.ts';
import { foundFiles, passesFor } from './index.ts';

/** The ids end in the same six digits. The stored words of a page start with these digits. */
const HERE = '019aa000-0000-7000-8000-0000000000aa';
const THERE = '019aa000-0000-7000-8000-1000000000aa';

const PAGES = [
  [HERE, 'minutes', 'De dakgoten van nr. 41 lekken.'],
  [HERE, 'odd', `d'Artagnan \\ C:\\temp\\'x' & (a|b) :* <-> cv-ketel`],
  [HERE, 'scan', `${'x'.repeat(3000)} offerte ${'€'.repeat(2500)}`],
  [HERE, 'photos', `Foto's en polissen van het trappenhuis; de opstalverzekering, per e-mail op 10-6-2026.`],
  [HERE, 'digits', '10e5 1250,00 A1-b2 m²'],
  [THERE, 'theirs', 'Hun dakgoten.'],
] as const;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  for (const id of [HERE, THERE]) await server.build.association({ id });
  for (const [association_id, file_hash, text] of PAGES) {
    await server.build.reading({ id: association_id }, { file_hash });
    await server.database.queries.insert(filePages).values({ association_id, file_hash, page: 1, text });
  }
});
afterAll(() => server.stop());

const find = async (q: string): Promise<string[]> => {
  const [all] = passesFor(q, undefined, new Date());
  const rows = all && (await runPrepared<{ file_hash: string }>(server.database, foundFiles(HERE, all)));
  return (rows ?? []).map(({ file_hash }) => file_hash);
};

describe('the files of an association that contain words', () => {
  it.each([
    ['dakgoot', ['minutes']],
    ['dakgo', ['minutes']],
    ['goot', ['minutes']],
    ['dakgotenreiniging', []],
    ['foto', ['photos']],
    ['fotos', ['photos']],
    ['foto’s', ['photos']],
    ['polis', ['photos']],
    ['trappenhuizen', ['photos']],
    ['verzekeringen', ['photos']],
    ['email', ['photos']],
    ['e-mail', ['photos']],
    ['10-6-2026', ['photos']],
    ['6-2026', ['photos']],
    ['1 foto', []],
    ['10e5', ['digits']],
    ['1250,00', ['digits']],
    ['a1b2', ['digits']],
    ['van de', []],
    ['cv ketel', ['odd']],
    ['cvketels', ['odd']],
    ['lekken dakgoten', ['minutes']],
    ['artagnan', ['odd']],
    ['cv-ketel', ['odd']],
    ['offer', ['scan']],
    ['dak-', ['minutes']],
    [`d'art`, ['odd']],
    ['theirs', []],
    ['0000aadakgoot', []],
  ])('for %j are %j', async (q, files) => {
    expect(await find(q)).toEqual(files);
  });
});
