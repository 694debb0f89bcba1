import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { searchOperations } from '@mijn/domain/search';
import { makePdf } from '../../testing/make-file.ts';
import { createArchiveWorld, type ArchiveWorld } from '../archive/testing/archive-world.ts';

let world: ArchiveWorld;

beforeAll(async () => {
  world = await createArchiveWorld();
  await world.uploadAndRead({
    name: 'Notulen ALV.pdf',
    bytes: await makePdf('Opening.', 'De dakgoot aan de noordzijde lekt.'),
    fields: { document_date: '2026-06-10' },
  });
  await world.uploadAndRead({ name: 'Offerte dakgoot.pdf', bytes: await makePdf('Inspectie.') });
  await world.uploadAndRead({
    name: 'Incasso dakgoot.pdf',
    bytes: await makePdf('Vertrouwelijk over de dakgoot.'),
    fields: { group_id: world.board_only.id },
  });
  const hidden = await world.uploadAndRead({ name: 'Concept dakgoot.pdf', bytes: await makePdf('Dakgoot.') });
  await world.board.post(`${world.path}/documents/${hidden.id}/hide`);
});
afterAll(() => world.server.stop());

const search = async (client: ArchiveWorld['owner'], q: string) =>
  client.get(`/associations/${world.association.id}/search?${new URLSearchParams({ q }).toString()}`);

describe('the search over everything', () => {
  it('finds words in names and in the text of files, with page and snippet', async () => {
    const body = (await search(world.owner, 'dakgoot')).as(searchOperations.search);
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

  it('finds for the board what is for the board, and nothing hidden', async () => {
    const body = (await search(world.board, 'dakgoot')).as(searchOperations.search);
    expect(body.data[0]?.hits.map(({ title }) => title).toSorted()).toEqual([
      'Incasso dakgoot',
      'Notulen ALV',
      'Offerte dakgoot',
    ]);
  });

  it('shows the best of each kind, and says how many there are', async () => {
    for (let number = 1; number <= 7; number += 1) await world.row({ name: `Lift ${number}.pdf` });
    const body = (await search(world.owner, 'lift')).as(searchOperations.search);
    expect(body.data[0]?.total).toBe(7);
    expect(body.data[0]?.hits).toHaveLength(5);
  });

  it.each(['xyzzyqwv', '!?', "'); drop table users; --"])('finds nothing for %s', async (q) => {
    const { status, body } = await search(world.owner, q);
    expect([status, body]).toEqual([200, { data: [] }]);
  });

  it('asks for something to search for', async () => {
    const { status, error } = await search(world.owner, ' ');
    expect([status, error?.errors]).toEqual([422, { q: [{ code: 'required' }] }]);
  });

  it('does not exist for who is no member', async () => {
    expect((await search(world.stranger, 'dakgoot')).status).toBe(404);
  });
});
