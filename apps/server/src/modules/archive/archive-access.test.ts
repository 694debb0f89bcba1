import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { archiveOperations } from '@mijn/domain/archive';
import { authOperations } from '@mijn/domain/auth';
import { createArchiveFixture, type ArchiveFixture } from './testing/archive-fixture.ts';
import type { TestResponse } from '../../testing/index.ts';
import { createPdf } from '../../testing/create-file.ts';

let fixture: ArchiveFixture;
let open: { id: string };
let secret: { id: string };
let hidden: { id: string };

beforeAll(async () => {
  fixture = await createArchiveFixture();
  open = await fixture.uploadAndRead({
    name: 'Notulen.pdf',
    bytes: await createPdf('De intercom wordt vervangen.'),
    fields: { tags: 'notulen', document_date: '2025-01-01' },
  });
  secret = await fixture.uploadAndRead({
    name: 'Incasso.pdf',
    bytes: await createPdf('Vertrouwelijk: de intercom van nr. 12.'),
    fields: { group_id: fixture.board_only.id, tags: 'vertrouwelijk', document_date: '2024-01-01' },
  });
  hidden = await fixture.uploadAndRead({
    name: 'Concept.pdf',
    bytes: await createPdf('Concept over de intercom.'),
    fields: { tags: 'concept', document_date: '2023-01-01' },
  });
  await fixture.board.post(`${fixture.path}/documents/${hidden.id}/hide`);
});
afterAll(() => fixture.server.stop());

const idsOf = (response: TestResponse) =>
  response
    .as(archiveOperations.listDocuments)
    .data.map(({ id }) => id)
    .toSorted();

describe('the archive for the board', () => {
  it('has all groups, with their counts of visible and hidden documents', async () => {
    const body = (await fixture.board.get(`${fixture.path}/groups`)).as(archiveOperations.listGroups);
    expect(body.data).toEqual([
      {
        id: fixture.open.id,
        name: 'Vergaderstukken',
        is_board_only: false,
        document_count: 1,
        hidden_count: 1,
      },
      { id: fixture.board_only.id, name: 'Bestuur', is_board_only: true, document_count: 1, hidden_count: 0 },
    ]);
  });

  it('has hidden documents only if the query asks for them', async () => {
    const without = await fixture.board.get(`${fixture.path}/documents`);
    expect(idsOf(without)).toEqual([open.id, secret.id].toSorted());
    const all = await fixture.board.get(`${fixture.path}/documents?with_hidden=true`);
    expect(idsOf(all)).toEqual([open.id, secret.id, hidden.id].toSorted());
    expect(all.as(archiveOperations.listDocuments).meta.total).toBe(3);
    const found = await fixture.board.get(`${fixture.path}/documents?q=intercom&with_hidden=true`);
    expect(idsOf(found)).toHaveLength(3);
  });
});

describe('the archive for an owner', () => {
  it('has no group for the board only, and does not count hidden documents', async () => {
    const body = (await fixture.owner.get(`${fixture.path}/groups`)).as(archiveOperations.listGroups);
    expect(body.data).toEqual([
      {
        id: fixture.open.id,
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
  ])('has only visible documents of groups for all members with %p, %s', async (query) => {
    const response = await fixture.owner.get(`${fixture.path}/documents${query}`);
    expect(idsOf(response)).toEqual([open.id]);
    expect(response.as(archiveOperations.listDocuments).meta.total).toBe(1);
    expect(response.text).not.toContain('Vertrouwelijk');
  });

  it.each(['q=Incasso', 'q=vertrouwelijk', 'q=concept', 'tag=vertrouwelijk', 'year=2024'])(
    'has no documents for the board only with %s',
    async (query) => {
      const { body } = await fixture.owner.get(`${fixture.path}/documents?with_hidden=true&${query}`);
      expect(body).toEqual({ data: [], meta: { page: 1, per_page: 25, total: 0 } });
    },
  );

  it('has no documents for a group for the board only, as for a group that does not exist', async () => {
    const body = (await fixture.owner.get(`${fixture.path}/documents?group_id=${fixture.board_only.id}`)).as(
      archiveOperations.listDocuments,
    );
    expect(body.meta.total).toBe(0);
  });

  it('has facets of only the documents that the owner may see', async () => {
    const { body } = await fixture.owner.get(`${fixture.path}/facets?with_hidden=true`);
    expect(body).toEqual({
      years: [{ year: 2025, document_count: 1 }],
      tags: [{ tag: 'notulen', document_count: 1 }],
    });
  });

  it.each(['', '/file', '/thumbnail'])(
    'returns 404 at the path %p of a document that the owner may not see',
    async (url) => {
      for (const { id } of [secret, hidden]) {
        const { status, error } = await fixture.owner.get(`${fixture.path}/documents/${id}${url}`);
        expect([status, error?.code]).toEqual([404, 'not_found']);
      }
    },
  );

  it('returns no zip if the owner may not see one of the documents', async () => {
    const { status } = await fixture.owner.get(`${fixture.path}/zip?ids=${open.id},${secret.id}`);
    expect(status).toBe(404);
  });

  it.each(['hide', 'unhide'])(
    'refuses to %s: 403 for a document that the owner may see, 404 for one that the owner may not see',
    async (action) => {
      const seen = await fixture.owner.post(`${fixture.path}/documents/${open.id}/${action}`);
      expect([seen.status, seen.error?.code]).toEqual([403, 'forbidden']);
      const unseen = await fixture.owner.post(`${fixture.path}/documents/${secret.id}/${action}`);
      expect(unseen.status).toBe(404);
    },
  );

  it('refuses to change a document', async () => {
    const change = { version: 1, name: 'Anders.pdf' };
    expect((await fixture.owner.patch(`${fixture.path}/documents/${open.id}`, change)).status).toBe(403);
    expect((await fixture.owner.patch(`${fixture.path}/documents/${secret.id}`, change)).status).toBe(404);
  });
});

describe('the archive for the board of another association', () => {
  it.each(['/groups', '/facets', '/documents', '/documents?q=intercom'])('returns 404 at %s', async (url) => {
    expect((await fixture.stranger.get(`${fixture.path}${url}`)).status).toBe(404);
  });

  it('returns 404 for a document in the path of the other association', async () => {
    const body = (await fixture.stranger.get('/auth/user')).as(authOperations.user);
    const own = `/associations/${body.associations[0]?.id}/archive`;
    for (const url of ['', '/file', '/thumbnail']) {
      expect((await fixture.stranger.get(`${own}/documents/${open.id}${url}`)).status).toBe(404);
    }
    expect((await fixture.stranger.get(`${own}/zip?ids=${open.id}`)).status).toBe(404);
    expect((await fixture.stranger.post(`${own}/documents/${open.id}/hide`)).status).toBe(404);
  });
});
