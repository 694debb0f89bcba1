import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { messagesOperations } from '@mijn/domain/messages';
import { authOperations } from '@mijn/domain/auth';
import { countsOperations } from '@mijn/domain/counts';
import { DAY_MS, DELETED_MESSAGE_MS } from '@mijn/domain/limits';
import { inTransaction } from '../../platform/database/index.ts';
import { type TestClient, untilACallWaits } from '../../testing/index.ts';
import { removeMessages } from './messages.repository.ts';
import { messages } from './messages.tables.ts';
import { createMessagesFixture, type MessagesFixture } from './testing/messages-fixture.ts';

let fixture: MessagesFixture;
beforeAll(async () => {
  fixture = await createMessagesFixture();
});
afterAll(() => fixture.stop());

const subjectsOf = (rows: readonly { subject: string }[]) => rows.map(({ subject }) => subject);

describe('a deleted message', () => {
  it('stays deleted for its author if the board deleted it', async () => {
    const owner = await fixture.signIn(fixture.association);
    const board = await fixture.signIn(fixture.association, { is_board: true });
    const { id } = await fixture.publish(owner, { subject: 'Ongepast' });
    const url = `${fixture.path}/${id}`;
    expect((await board.delete(url)).status).toBe(204);
    expect((await owner.post(`${url}/restore`)).status).toBe(404);
    expect((await board.post(`${url}/restore`)).status).toBe(200);
  });

  it('is not new to the member who deleted it when it is restored, and still to others', async () => {
    const author = await fixture.signIn(fixture.association);
    const owner = await fixture.signIn(fixture.association);
    const board = await fixture.signIn(fixture.association, { is_board: true });
    const { id } = await fixture.publish(author, { subject: 'Toch niet' });
    const url = `${fixture.path}/${id}`;
    const countOf = async (client: typeof board) =>
      (await client.get(`/associations/${fixture.association.id}/counts`)).as(countsOperations.getCounts)
        .bulletin_board;
    const isNew = async (client: typeof board) =>
      (await client.get(url)).as(messagesOperations.getMessage).is_unread;
    const [ofBoard, ofOwner] = [await countOf(board), await countOf(owner)];
    expect([await isNew(board), await isNew(owner)]).toEqual([true, true]);
    await board.delete(url);
    const restored = await board.call('POST', `${url}/restore`);
    expect(restored.as(messagesOperations.restoreMessage).is_unread).toBe(false);
    expect([await isNew(board), await isNew(owner)]).toEqual([false, true]);
    expect([await countOf(board), await countOf(owner)]).toEqual([ofBoard - 1, ofOwner]);
  });

  it('can be restored for thirty days, and is then removed', async () => {
    const { server } = fixture;
    const owner = await fixture.signIn(fixture.association);
    const { id } = await fixture.publish(owner, { subject: 'Weg' });
    const url = `${fixture.path}/${id}`;
    expect((await owner.call('DELETE', url)).status).toBe(204);
    expect((await owner.get(url)).status).toBe(404);
    expect(subjectsOf(await fixture.list(owner))).not.toContain('Weg');
    const restored = await owner.call('POST', `${url}/restore`);
    expect(restored.as(messagesOperations.restoreMessage).subject).toBe('Weg');
    expect((await owner.call('POST', `${url}/restore`)).status).toBe(200);
    expect((await owner.call('DELETE', url)).status).toBe(204);
    server.clock.pass(DELETED_MESSAGE_MS + DAY_MS);
    const board = await fixture.signIn(fixture.association, { is_board: true });
    expect((await board.call('POST', `${url}/restore`)).status).toBe(404);
    const rows = () => server.database.queries.select().from(messages).where(eq(messages.id, id));
    expect(await rows()).toHaveLength(1);
    await removeMessages(
      server.database.queries,
      new Date(server.clock.now().getTime() - DELETED_MESSAGE_MS),
    );
    expect(await rows()).toEqual([]);
  });
});

const listDeleted = async (client: TestClient) =>
  (await client.get(`${fixture.path}/deleted`)).as(messagesOperations.listDeletedMessages).data;

describe('the list of deleted messages', () => {
  it('has for an author what the author deleted, and for the board what no author took back', async () => {
    const author = await fixture.signIn(fixture.association);
    const other = await fixture.signIn(fixture.association);
    const board = await fixture.signIn(fixture.association, { is_board: true });
    const second = await fixture.signIn(fixture.association, { is_board: true });
    const nameOf = async (client: TestClient) =>
      (await client.get('/auth/user')).as(authOperations.user).name;
    const file = await fixture.upload(author, 'Plan.pdf', 'Plan');
    const own = await fixture.publish(author, { subject: 'Zelf weggehaald', attachments: [file.id] });
    await author.delete(`${fixture.path}/${own.id}`);
    const byBoard = await fixture.publish(author, { subject: 'Door het bestuur weggehaald' });
    await board.delete(`${fixture.path}/${byBoard.id}`);
    expect(await listDeleted(other)).toEqual([]);
    const [shown, ...others] = await listDeleted(author);
    expect(others).toEqual([]);
    expect(shown).toEqual({
      id: own.id,
      subject: 'Zelf weggehaald',
      author_name: await nameOf(author),
      published_at: own.published_at,
      attachment_count: 1,
      deleted_at: expect.any(String),
      is_deleted_by_caller: true,
      deleted_by_name: null,
      restorable_until: expect.any(String),
    });
    expect((await listDeleted(board))[0]).toMatchObject({
      subject: 'Door het bestuur weggehaald',
      is_deleted_by_caller: true,
      deleted_by_name: null,
    });
    expect((await listDeleted(second))[0]).toMatchObject({
      subject: 'Door het bestuur weggehaald',
      is_deleted_by_caller: false,
      deleted_by_name: await nameOf(board),
    });
    expect(subjectsOf(await listDeleted(board))).not.toContain('Zelf weggehaald');
    expect((await board.post(`${fixture.path}/${own.id}/restore`)).status).toBe(404);
    expect((await author.post(`${fixture.path}/${own.id}/restore`)).status).toBe(200);
    expect(await listDeleted(author)).toEqual([]);
    expect((await author.post(`${fixture.path}/${own.id}/restore`)).status).toBe(200);
  });

  it('is of one association, and has no message that can no longer be restored', async () => {
    const owner = await fixture.signIn(fixture.association);
    const { id } = await fixture.publish(owner, { subject: 'Verlopen' });
    const remover = await fixture.signIn(fixture.association, { is_board: true });
    await remover.delete(`${fixture.path}/${id}`);
    expect(subjectsOf(await listDeleted(remover))).toContain('Verlopen');
    const stranger = await fixture.signIn(fixture.elsewhere, { is_board: true });
    expect((await stranger.get(`${fixture.path}/deleted`)).status).toBe(404);
    fixture.server.clock.pass(DELETED_MESSAGE_MS);
    const board = await fixture.signIn(fixture.association, { is_board: true });
    expect(subjectsOf(await listDeleted(board))).not.toContain('Verlopen');
  });
});

describe('the clean-up beside a member who restores a message', () => {
  /** The clean-up on a server whose clock is ahead, so that both want the message. */
  const cleanUp = async () => {
    const { database, clock } = fixture.server;
    await removeMessages(database.queries, new Date(clock.now().getTime() + DAY_MS));
  };

  it.each(['restore', 'clean-up'] as const)('is decided by who is first: the %s', async (first) => {
    const { queries } = fixture.server.database;
    const owner = await fixture.signIn(fixture.association);
    const file = await fixture.upload(owner, 'Plan.pdf', 'Plan');
    const { id } = await fixture.publish(owner, { subject: 'Gelijktijdig', attachments: [file.id] });
    const url = `${fixture.path}/${id}`;
    await owner.delete(url);
    const restore = async () => owner.post(`${url}/restore`);
    const running = await inTransaction(queries, async (transaction) => {
      await transaction.select().from(messages).where(eq(messages.id, id)).for('update');
      const calls: Promise<unknown>[] = [];
      const start = { restore, 'clean-up': cleanUp };
      const order =
        first === 'restore' ? (['restore', 'clean-up'] as const) : (['clean-up', 'restore'] as const);
      for (const [index, name] of order.entries()) {
        calls.push(start[name]());
        await untilACallWaits(queries, index + 1);
      }
      // The promises are in an object, because an async function would wait for them.
      return { all: Promise.all(calls) };
    });
    await running.all;
    const left = await owner.get(url);
    expect(left.status).toBe(first === 'restore' ? 200 : 404);
    if (first === 'restore') expect(left.as(messagesOperations.getMessage).attachments).toHaveLength(1);
    expect((await restore()).status).toBe(first === 'restore' ? 200 : 404);
  });
});
