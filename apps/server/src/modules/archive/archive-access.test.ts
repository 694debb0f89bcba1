import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { archiveOperations } from '@mijn/domain/archive';
import { authOperations } from '@mijn/domain/auth';
import { createArchiveWorld, type ArchiveWorld } from './testing/archive-world.ts';
import type { TestAnswer } from '../../testing/index.ts';
import { makePdf } from '../../testing/make-file.ts';

let world: ArchiveWorld;
let open: { id: string };
let secret: { id: string };
let hidden: { id: string };

beforeAll(async () => {
  world = await createArchiveWorld();
  open = await world.uploadAndRead({
    name: 'Notulen.pdf',
    bytes: await makePdf('De intercom wordt vervangen.'),
    fields: { tags: 'notulen', document_date: '2025-01-01' },
  });
  secret = await world.uploadAndRead({
    name: 'Incasso.pdf',
    bytes: await makePdf('Vertrouwelijk: de intercom van nr. 12.'),
    fields: { group_id: world.board_only.id, tags: 'vertrouwelijk', document_date: '2024-01-01' },
  });
  hidden = await world.uploadAndRead({
    name: 'Concept.pdf',
    bytes: await makePdf('Concept over de intercom.'),
    fields: { tags: 'concept', document_date: '2023-01-01' },
  });
  await world.board.post(`${world.path}/documents/${hidden.id}/hide`);
});
afterAll(() => world.server.stop());

const idsOf = (answer: TestAnswer) =>
  answer
    .as(archiveOperations.listDocuments)
    .data.map(({ id }) => id)
    .toSorted();

describe('what the board sees', () => {
  it('has all groups, with their counts of visible and hidden documents', async () => {
    const body = (await world.board.get(`${world.path}/groups`)).as(archiveOperations.listGroups);
    expect(body.data).toEqual([
      {
        id: world.open.id,
        name: 'Vergaderstukken',
        is_board_only: false,
        document_count: 1,
        hidden_count: 1,
      },
      { id: world.board_only.id, name: 'Bestuur', is_board_only: true, document_count: 1, hidden_count: 0 },
    ]);
  });

  it('has hidden documents only where they are asked for', async () => {
    const without = await world.board.get(`${world.path}/documents`);
    expect(idsOf(without)).toEqual([open.id, secret.id].toSorted());
    const all = await world.board.get(`${world.path}/documents?with_hidden=true`);
    expect(idsOf(all)).toEqual([open.id, secret.id, hidden.id].toSorted());
    expect(all.as(archiveOperations.listDocuments).meta.total).toBe(3);
    const found = await world.board.get(`${world.path}/documents?q=intercom&with_hidden=true`);
    expect(idsOf(found)).toHaveLength(3);
  });
});

describe('what an owner sees', () => {
  it('has no group for the board only, and counts nothing hidden', async () => {
    const body = (await world.owner.get(`${world.path}/groups`)).as(archiveOperations.listGroups);
    expect(body.data).toEqual([
      {
        id: world.open.id,
        name: 'Vergaderstukken',
        is_board_only: false,
        document_count: 1,
        hidden_count: 0,
      },
    ]);
  });

  it.each([
    ['', 'the list'],
    ['?with_hidden=true', 'the list with hidden documents'],
    ['?q=intercom', 'a search in texts'],
    ['?sort=name&year=2025', 'a filtered list'],
  ])('finds only visible documents of open groups with %p, %s', async (query) => {
    const answer = await world.owner.get(`${world.path}/documents${query}`);
    expect(idsOf(answer)).toEqual([open.id]);
    expect(answer.as(archiveOperations.listDocuments).meta.total).toBe(1);
    expect(answer.text).not.toContain('Vertrouwelijk');
  });

  it.each(['q=Incasso', 'q=vertrouwelijk', 'q=concept', 'tag=vertrouwelijk', 'year=2024'])(
    'finds nothing of the board with %s',
    async (query) => {
      const { body } = await world.owner.get(`${world.path}/documents?with_hidden=true&${query}`);
      expect(body).toEqual({ data: [], meta: { page: 1, per_page: 25, total: 0 } });
    },
  );

  it('finds nothing in a group for the board only, as in a group that does not exist', async () => {
    const body = (await world.owner.get(`${world.path}/documents?group_id=${world.board_only.id}`)).as(
      archiveOperations.listDocuments,
    );
    expect(body.meta.total).toBe(0);
  });

  it('has facets of its own documents alone', async () => {
    const { body } = await world.owner.get(`${world.path}/facets?with_hidden=true`);
    expect(body).toEqual({
      years: [{ year: 2025, document_count: 1 }],
      tags: [{ tag: 'notulen', document_count: 1 }],
    });
  });

  it.each(['', '/file', '/thumbnail'])(
    'gets 404 at the address %p of what is not for it',
    async (address) => {
      for (const { id } of [secret, hidden]) {
        const { status, error } = await world.owner.get(`${world.path}/documents/${id}${address}`);
        expect([status, error?.code]).toEqual([404, 'not_found']);
      }
    },
  );

  it('gets no zip when one of the documents is not for it', async () => {
    const { status } = await world.owner.get(`${world.path}/zip?ids=${open.id},${secret.id}`);
    expect(status).toBe(404);
  });

  it.each(['hide', 'unhide'])(
    'may not %s: 403 for what it sees, 404 for what it does not',
    async (action) => {
      const seen = await world.owner.post(`${world.path}/documents/${open.id}/${action}`);
      expect([seen.status, seen.error?.code]).toEqual([403, 'forbidden']);
      const unseen = await world.owner.post(`${world.path}/documents/${secret.id}/${action}`);
      expect(unseen.status).toBe(404);
    },
  );

  it('may not change a document', async () => {
    const change = { version: 1, name: 'Anders.pdf' };
    expect((await world.owner.patch(`${world.path}/documents/${open.id}`, change)).status).toBe(403);
    expect((await world.owner.patch(`${world.path}/documents/${secret.id}`, change)).status).toBe(404);
  });
});

describe('what the board of another association sees', () => {
  it.each(['/groups', '/facets', '/documents', '/documents?q=intercom'])(
    'gets 404 at %s',
    async (address) => {
      expect((await world.stranger.get(`${world.path}${address}`)).status).toBe(404);
    },
  );

  it('does not reach a document through its own association', async () => {
    const body = (await world.stranger.get('/auth/user')).as(authOperations.user);
    const own = `/associations/${body.associations[0]?.id}/archive`;
    for (const address of ['', '/file', '/thumbnail']) {
      expect((await world.stranger.get(`${own}/documents/${open.id}${address}`)).status).toBe(404);
    }
    expect((await world.stranger.get(`${own}/zip?ids=${open.id}`)).status).toBe(404);
    expect((await world.stranger.post(`${own}/documents/${open.id}/hide`)).status).toBe(404);
  });
});
