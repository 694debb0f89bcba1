import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { authOperations } from '@mijn/domain/auth';
import { DELETED_MESSAGE_MS } from '@mijn/domain/limits';
import { newslettersOperations } from '@mijn/domain/newsletters';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../platform/database/index.ts';
import { type TestClient, untilACallWaits } from '../../testing/index.ts';
import { removeNewsletters } from './newsletters.repository.ts';
import { newsletters } from './newsletters.tables.ts';
import { createNewslettersFixture, type NewslettersFixture } from './testing/newsletters-fixture.ts';

let fixture: NewslettersFixture;
beforeAll(async () => {
  fixture = await createNewslettersFixture();
});
afterAll(() => fixture.server.stop());

const listDeleted = async (client: TestClient) =>
  (await client.get(`${fixture.path}/deleted`)).as(newslettersOperations.listDeletedNewsletters).data;
const subjectsOf = async (client: TestClient) => (await listDeleted(client)).map(({ subject }) => subject);

describe('the list of deleted newsletters', () => {
  it('is for the board alone, and says who deleted what', async () => {
    const { board, owner, stranger, path, association } = fixture;
    const second = await fixture.signIn(association, { is_board: true });
    const published = await fixture.create({ subject: 'Verschenen' });
    const draft = await fixture.create({ subject: 'Concept', publication: 'draft' });
    await board.delete(`${path}/${published.id}`);
    await second.delete(`${path}/${draft.id}`);
    expect((await owner.get(`${path}/deleted`)).status).toBe(403);
    expect((await stranger.get(`${path}/deleted`)).status).toBe(404);
    const { name } = (await board.get('/auth/user')).as(authOperations.user);
    expect((await listDeleted(second)).slice(0, 2)).toEqual([
      expect.objectContaining({
        subject: 'Concept',
        status: 'draft',
        published_at: null,
        is_deleted_by_caller: true,
        deleted_by_name: null,
      }),
      {
        id: published.id,
        subject: 'Verschenen',
        status: 'published',
        published_at: published.published_at,
        notify: false,
        author_name: name,
        attachment_count: 0,
        deleted_at: expect.any(String),
        is_deleted_by_caller: false,
        deleted_by_name: name,
        restorable_until: expect.any(String),
      },
    ]);
    expect((await second.post(`${path}/${published.id}/restore`)).status).toBe(200);
    expect(await subjectsOf(board)).not.toContain('Verschenen');
    expect((await board.post(`${path}/${published.id}/restore`)).status).toBe(200);
  });

  it('does not name who deleted a newsletter before it was restored and deleted again', async () => {
    const { board, path, server } = fixture;
    const { id } = await fixture.create({ subject: 'Op en neer' });
    await board.delete(`${path}/${id}`);
    await board.post(`${path}/${id}/restore`);
    // A server of the previous version stores no name.
    await server.database.queries
      .update(newsletters)
      .set({ deleted_at: server.clock.now() })
      .where(eq(newsletters.id, id));
    expect((await listDeleted(board)).find((one) => one.id === id)).toMatchObject({
      is_deleted_by_caller: false,
      deleted_by_name: null,
    });
  });

  it('says that a newsletter whose time passed while it was deleted appears at once, with its mail', async () => {
    const { board, path, server } = fixture;
    const { id } = await fixture.create({ subject: 'Over tijd', publication: 'draft', notify: true });
    await board.delete(`${path}/${id}`);
    const listed = async () => (await listDeleted(board)).find((one) => one.id === id);
    expect(await listed()).toMatchObject({ status: 'draft', notify: true });
    const at = async (published_at: Date) =>
      server.database.queries.update(newsletters).set({ published_at }).where(eq(newsletters.id, id));
    await at(new Date(server.clock.now().getTime() + 60_000));
    expect(await listed()).toMatchObject({ status: 'scheduled' });
    server.clock.pass(60_000);
    expect(await listed()).toMatchObject({ status: 'published', notify: true });
  });
});

describe('the clean-up beside a member who restores a newsletter', () => {
  it.each(['restore', 'clean-up'] as const)('is decided by who is first: the %s', async (first) => {
    const { board, path, server } = fixture;
    const { queries } = server.database;
    const { id } = await fixture.create({ subject: 'Gelijktijdig' });
    await board.delete(`${path}/${id}`);
    const start = {
      restore: async () => board.post(`${path}/${id}/restore`),
      // The clock of this server is ahead, so that both want the newsletter.
      'clean-up': async () =>
        removeNewsletters(queries, new Date(server.clock.now().getTime() + DELETED_MESSAGE_MS)),
    };
    const order =
      first === 'restore' ? (['restore', 'clean-up'] as const) : (['clean-up', 'restore'] as const);
    const running = await inTransaction(queries, async (transaction) => {
      await transaction.select().from(newsletters).where(eq(newsletters.id, id)).for('update');
      const calls: Promise<unknown>[] = [];
      for (const [index, name] of order.entries()) {
        calls.push(start[name]());
        await untilACallWaits(queries, index + 1);
      }
      // The promises are in an object, because an async function would wait for them.
      return { all: Promise.all(calls) };
    });
    await running.all;
    expect((await board.get(`${path}/${id}/file`)).status).toBe(first === 'restore' ? 200 : 404);
    expect((await start.restore()).status).toBe(first === 'restore' ? 200 : 404);
  });
});
