import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { countsOperations } from '@mijn/domain/counts';
import { notificationsOperations } from '@mijn/domain/notifications';
import { overviewOperations } from '@mijn/domain/overview';
import { eq } from 'drizzle-orm';
import type { TestClient } from '../../../testing/index.ts';
import { todos as todosTable } from '../todos.tables.ts';
import { createReportsFixture, type ReportsFixture } from './testing/reports-fixture.ts';

jest.setTimeout(60_000);

const BOARD_EMAIL = 'wachtend.bestuur@waterpas.example';

let fixture: ReportsFixture;
let scope: string;
/** Another board member, who has an address for mails. */
let chair: TestClient;
beforeAll(async () => {
  fixture = await createReportsFixture();
  const { association, signIn } = fixture;
  scope = `/associations/${association.id}`;
  chair = await signIn(association, { is_board: true }, { email: BOARD_EMAIL });
});
afterAll(() => fixture.server.stop());
beforeEach(async () => {
  await fixture.server.database.queries.update(todosTable).set({ looked_at: new Date() });
});

const badge = async (client: TestClient): Promise<number> =>
  (await client.get(`${scope}/counts`)).as(countsOperations.getCounts).todos;

const card = async (client: TestClient) =>
  (await client.get(`${scope}/overview?parts=waiting_reports`)).as(overviewOperations.getOverview)
    .waiting_reports;

const look = (client: TestClient, id: string) => client.post(`${fixture.todos}/${id}/seen`);

describe('a report that waits for the board', () => {
  it('is in the badge and on the overview of the board, and of nobody else', async () => {
    const { owner, neighbour, board, report, getTodo } = fixture;
    const { id } = await report(owner);
    expect(await badge(board)).toBe(1);
    expect(await card(board)).toMatchObject({ data: [{ id }], total: 1 });
    expect((await getTodo(board, id)).awaits_look).toBe(true);
    for (const other of [owner, neighbour]) {
      expect(await badge(other)).toBe(0);
      expect(await card(other)).toBeNull();
    }
    expect((await getTodo(owner, id)).awaits_look).toBe(false);
  });

  it.each([
    ['one of the board looked at it', (id: string) => look(chair, id)],
    [
      'it was shown to the owners',
      (id: string) =>
        chair.call('PUT', `${fixture.todos}/${id}/visibility`, { body: { is_visible_to_owners: true } }),
    ],
    [
      'it was hidden',
      (id: string) =>
        chair.call('PUT', `${fixture.todos}/${id}/visibility`, { body: { is_visible_to_owners: false } }),
    ],
    ['it was rejected', (id: string) => chair.post(`${fixture.todos}/${id}/reject`, { text: 'Van uzelf.' })],
    ['one of the board replied', (id: string) => fixture.react(chair, id)],
    [
      'the provider took it over',
      (id: string) =>
        fixture.server.database.queries
          .update(todosTable)
          .set({ code: id, state: 'in_progress' })
          .where(eq(todosTable.id, id)),
    ],
  ])('is gone for all of the board when %s', async (_, act) => {
    const { owner, board, report } = fixture;
    const { id } = await report(owner);
    expect(await badge(board)).toBe(1);
    await act(id);
    expect(await badge(board)).toBe(0);
    expect(await card(board)).toEqual({ data: [], total: 0 });
  });

  it('stays when its reporter or another owner looks at it, and is counted once for who follows it', async () => {
    const { owner, neighbour, board, report, react, todos } = fixture;
    const { id } = await report(owner);
    await look(owner, id);
    await look(neighbour, id);
    await board.call('PUT', `${todos}/${id}/follow`);
    await react(owner, id);
    expect(await badge(board)).toBe(1);
    expect(await card(board)).toMatchObject({ total: 1 });
  });

  it('of a board member waits for the others of the board', async () => {
    const { board, report } = fixture;
    const { id } = await report(chair);
    await look(chair, id);
    expect(await badge(chair)).toBe(0);
    expect(await badge(board)).toBe(1);
  });
});

describe('the mail about a new report', () => {
  const mailsOf = async (reference: string) =>
    (await fixture.server.mails()).filter(
      ({ to, subject }) =>
        [to ?? []].flat().some(({ address }) => address === BOARD_EMAIL) && subject?.startsWith(reference),
    );
  const choose = (is_on: boolean) =>
    chair.call('PUT', '/notifications/choices', {
      body: { choices: [{ association_id: fixture.association.id, kind: 'reports', is_on }] },
    });

  it('goes to the board, unless the member switched it off', async () => {
    const { owner, report } = fixture;
    const { internal_reference } = await report(owner);
    const [mail] = await mailsOf(internal_reference);
    expect(mail?.text).toContain('heeft iets gemeld bij');
    expect(mail?.text).toContain('Vannacht drupte het.');
    expect((await choose(false)).status).toBe(200);
    expect(await mailsOf((await report(owner)).internal_reference)).toEqual([]);
    await choose(true);
  });

  it('is not sent about a report of the own, or one that was dealt with before the mail goes', async () => {
    const { owner, board, report, todos } = fixture;
    expect(await mailsOf((await report(chair)).internal_reference)).toEqual([]);
    const { id, internal_reference } = await report(owner);
    await board.post(`${todos}/${id}/reject`, { text: 'Van uzelf.' });
    expect(await mailsOf(internal_reference)).toEqual([]);
  });

  it('is a choice of the board alone', async () => {
    const kindsOf = async (client: TestClient) =>
      (await client.get('/notifications/choices'))
        .as(notificationsOperations.listChoices)
        .data.map(({ kind }) => kind);
    expect(await kindsOf(chair)).toContain('reports');
    expect(await kindsOf(fixture.owner)).not.toContain('reports');
  });
});
