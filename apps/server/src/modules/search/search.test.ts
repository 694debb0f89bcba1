import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { searchOperations } from '@mijn/domain/search';
import { createPdf } from '../../testing/create-file.ts';
import { until } from '../../testing/killed-servers.ts';
import { createArchiveFixture, type ArchiveFixture } from '../archive/testing/archive-fixture.ts';

let fixture: ArchiveFixture;

beforeAll(async () => {
  fixture = await createArchiveFixture();
  await fixture.uploadAndRead({
    name: 'Notulen ALV.pdf',
    bytes: await createPdf('Opening.', 'De dakgoot aan de noordzijde lekt.'),
    fields: { document_date: '2026-06-10' },
  });
  await fixture.uploadAndRead({ name: 'Offerte dakgoot.pdf', bytes: await createPdf('Inspectie.') });
  await fixture.uploadAndRead({
    name: 'Incasso dakgoot.pdf',
    bytes: await createPdf('Vertrouwelijk over de dakgoot.'),
    fields: { group_id: fixture.board_only.id },
  });
  const hidden = await fixture.uploadAndRead({
    name: 'Concept dakgoot.pdf',
    bytes: await createPdf('Dakgoot.'),
  });
  await fixture.board.post(`${fixture.path}/documents/${hidden.id}/hide`);
});
afterAll(() => fixture.server.stop());

const search = async (client: ArchiveFixture['owner'], q: string) =>
  client.get(`/associations/${fixture.association.id}/search?${new URLSearchParams({ q }).toString()}`);

describe('the search over everything', () => {
  it('finds words in names and in the text of files, with page and snippet', async () => {
    const body = (await search(fixture.owner, 'dakgoot')).as(searchOperations.search);
    expect(body.data).toEqual([
      {
        kind: 'documents',
        total: 2,
        hits: [
          expect.objectContaining({ title: 'Offerte dakgoot', match: null }),
          {
            id: expect.any(String),
            title: 'Notulen ALV',
            date: '2026-06-10',
            is_cancelled: false,
            is_board_only: false,
            match: {
              file_id: expect.any(String),
              file_name: 'Notulen ALV.pdf',
              page: 2,
              snippet: expect.arrayContaining([{ text: 'dakgoot', is_hit: true }]),
            },
          },
        ],
      },
    ]);
  });

  it('finds documents for the board only as the board, but no hidden documents', async () => {
    const body = (await search(fixture.board, 'dakgoot')).as(searchOperations.search);
    expect(body.data[0]?.hits.map(({ title }) => title).toSorted()).toEqual([
      'Incasso dakgoot',
      'Notulen ALV',
      'Offerte dakgoot',
    ]);
  });

  it('returns the best hits of each kind, and the total', async () => {
    for (let number = 1; number <= 7; number += 1) await fixture.row({ name: `Lift ${number}.pdf` });
    const body = (await search(fixture.owner, 'lift')).as(searchOperations.search);
    expect(body.data[0]?.total).toBe(7);
    expect(body.data[0]?.hits).toHaveLength(5);
  });

  const titlesFor = async (client: ArchiveFixture['owner'], q: string) => {
    const [kind] = (await search(client, q)).as(searchOperations.search).data;
    return { titles: kind?.hits.map(({ title }) => title).toSorted(), is_partial: kind?.is_partial };
  };

  it('falls back to most words, says so, and still finds only what the member may see', async () => {
    const titles = ['Notulen ALV', 'Offerte dakgoot'];
    expect(await titlesFor(fixture.owner, 'dakgoot xyzzyqwv')).toEqual({ titles, is_partial: true });
    expect(await titlesFor(fixture.board, 'dakgoot xyzzyqwv')).toEqual({
      titles: ['Incasso dakgoot', ...titles],
      is_partial: true,
    });
  });

  it('finds what is of a date, in every spelling', async () => {
    await fixture.row({ name: 'Schouw.pdf', document_date: '2018-05-07' });
    const found = { titles: ['Schouw'], is_partial: undefined };
    for (const q of ['07-05-2018', '2018-05-07', '7 mei 2018', 'schouw mei 2018', 'schouw van 7/5/18'])
      expect(await titlesFor(fixture.owner, q)).toEqual(found);
  });

  it('finds numbers with marks that are typed without them', async () => {
    for (const name of ['Dakwerk 38.400.pdf', 'Brief AP-2026-030.pdf']) await fixture.row({ name });
    expect((await titlesFor(fixture.owner, '38400')).titles).toEqual(['Dakwerk 38.400']);
    for (const q of ['ap2026030', 'AP-2026-030'])
      expect((await titlesFor(fixture.owner, q)).titles).toEqual(['Brief AP-2026-030']);
  });

  it('finds nothing of the date of a document for the board only as an owner', async () => {
    await fixture.uploadAndRead({
      name: 'Mandaat.pdf',
      bytes: await createPdf('Geheim.'),
      fields: { group_id: fixture.board_only.id, document_date: '2019-03-04' },
    });
    expect(await titlesFor(fixture.board, '4 maart 2019')).toMatchObject({ titles: ['Mandaat'] });
    expect((await search(fixture.owner, '4 maart 2019')).body).toEqual({ data: [] });
  });

  it.each(['xyzzyqwv', '!?', "'); drop table users; --"])('finds nothing for %s', async (q) => {
    const { status, body } = await search(fixture.owner, q);
    expect([status, body]).toEqual([200, { data: [] }]);
  });

  it('requires a search text', async () => {
    const { status, error } = await search(fixture.owner, ' ');
    expect([status, error?.errors]).toEqual([422, { q: [{ code: 'required' }] }]);
  });

  it('ends after two seconds with a clear failure, and takes no connections of other calls', async () => {
    const lock = await fixture.server.database.pool.connect();
    try {
      await lock.query('begin; lock table archive_documents in access exclusive mode');
      const searches = [fixture.owner, fixture.board].flatMap((client) => [
        search(client, 'dakgoot'),
        search(client, 'lift'),
      ]);
      const { countWaitingSearches } = fixture.server.database;
      await until(() => countWaitingSearches() > 0, 'all connections of searches are taken');
      expect((await fixture.owner.get('/auth/user')).status).toBe(200);
      const { status, body, headers } = await Promise.race(searches);
      expect(status).toBe(503);
      expect(body).toMatchObject({ code: 'unavailable', params: { limit_ms: 2000 } });
      expect(headers.get('retry-after')).toBe('5');
      await Promise.all(searches);
    } finally {
      await lock.query('rollback');
      lock.release();
    }
    expect((await search(fixture.owner, 'dakgoot')).status).toBe(200);
  });

  it('does not exist for users who are not members', async () => {
    expect((await search(fixture.stranger, 'dakgoot')).status).toBe(404);
  });
});
