import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bulletinOperations } from '@mijn/domain/bulletin';
import { countsOperations } from '@mijn/domain/counts';
import { DELETED_MESSAGE_MS } from '@mijn/domain/limits';
import { removeMessages } from './bulletin.repository.ts';
import { bulletinMessages } from './bulletin.tables.ts';
import { createBulletinFixture, type BulletinFixture } from './testing/bulletin-fixture.ts';

let fixture: BulletinFixture;
beforeAll(async () => {
  fixture = await createBulletinFixture();
});
afterAll(() => fixture.stop());

const DAY_MS = 86_400_000;
const subjectsOf = (messages: readonly { subject: string }[]) => messages.map(({ subject }) => subject);

describe('a deleted message', () => {
  it('stays deleted for its author if the board deleted it', async () => {
    const owner = await fixture.signIn(fixture.association);
    const board = await fixture.signIn(fixture.association, { is_board: true });
    const { id } = await fixture.publish(owner, { subject: 'Ongepast' });
    const address = `${fixture.path}/${id}`;
    expect((await board.delete(address)).status).toBe(204);
    expect((await owner.post(`${address}/restore`)).status).toBe(404);
    expect((await board.post(`${address}/restore`)).status).toBe(200);
  });

  it('is not new to the member who deleted it when it is restored, and still to others', async () => {
    const author = await fixture.signIn(fixture.association);
    const owner = await fixture.signIn(fixture.association);
    const board = await fixture.signIn(fixture.association, { is_board: true });
    const { id } = await fixture.publish(author, { subject: 'Toch niet' });
    const address = `${fixture.path}/${id}`;
    const countOf = async (client: typeof board) =>
      (await client.get(`/associations/${fixture.association.id}/counts`)).as(countsOperations.getCounts)
        .bulletin_board;
    const isNew = async (client: typeof board) =>
      (await client.get(address)).as(bulletinOperations.getMessage).is_unread;
    const [ofBoard, ofOwner] = [await countOf(board), await countOf(owner)];
    expect([await isNew(board), await isNew(owner)]).toEqual([true, true]);
    await board.delete(address);
    const restored = await board.call('POST', `${address}/restore`);
    expect(restored.as(bulletinOperations.restoreMessage).is_unread).toBe(false);
    expect([await isNew(board), await isNew(owner)]).toEqual([false, true]);
    expect([await countOf(board), await countOf(owner)]).toEqual([ofBoard - 1, ofOwner]);
  });

  it('can be restored for thirty days, and is then removed', async () => {
    const { server } = fixture;
    const owner = await fixture.signIn(fixture.association);
    const { id } = await fixture.publish(owner, { subject: 'Weg' });
    const address = `${fixture.path}/${id}`;
    expect((await owner.call('DELETE', address)).status).toBe(204);
    expect((await owner.get(address)).status).toBe(404);
    expect(subjectsOf(await fixture.list(owner))).not.toContain('Weg');
    const restored = await owner.call('POST', `${address}/restore`);
    expect(restored.as(bulletinOperations.restoreMessage).subject).toBe('Weg');
    expect((await owner.call('POST', `${address}/restore`)).status).toBe(200);
    expect((await owner.call('DELETE', address)).status).toBe(204);
    server.clock.pass(DELETED_MESSAGE_MS + DAY_MS);
    const board = await fixture.signIn(fixture.association, { is_board: true });
    expect((await board.call('POST', `${address}/restore`)).status).toBe(404);
    const rows = () =>
      server.database.queries.select().from(bulletinMessages).where(eq(bulletinMessages.id, id));
    expect(await rows()).toHaveLength(1);
    await removeMessages(
      server.database.queries,
      new Date(server.clock.now().getTime() - DELETED_MESSAGE_MS),
    );
    expect(await rows()).toEqual([]);
  });
});
