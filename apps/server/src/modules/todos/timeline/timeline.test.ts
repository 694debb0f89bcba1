import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { countsOperations } from '@mijn/domain/counts';
import { MINUTE_MS, REACTIONS_PER_DAY, REACTION_EDIT_MS, REOPEN_MS } from '@mijn/domain/limits';
import { timelineOperations } from '@mijn/domain/timeline';
import { type Todo, todosOperations } from '@mijn/domain/todos';
import { and, eq, sql } from 'drizzle-orm';
import type { Member } from '../../../platform/wire/index.ts';
import { planOf } from '../../../testing/plan-of.ts';
import { stagePdf } from '../../attachments/testing/attachments-fixture.ts';
import { createReportsFixture, reaction, type ReportsFixture } from '../reports/testing/reports-fixture.ts';
import { todos as todosTable } from '../todos.tables.ts';
import { listEntries } from './timeline.repository.ts';

jest.setTimeout(60_000);

let fixture: ReportsFixture;
beforeAll(async () => {
  fixture = await createReportsFixture();
});
afterAll(() => fixture.server.stop());

/** Reports a defect that all owners see. */
async function shownReport() {
  const { owner, board, report, todos } = fixture;
  const todo = await report(owner);
  await board.call('PUT', `${todos}/${todo.id}/visibility`, { body: { is_visible_to_owners: true } });
  return todo;
}

/**
 * Returns a function that returns the texts of the mails to the provider about reactions to an action item. The queue is first
 * run up to the time of the test, because it would move the jobs that the test adds by the time that other tests passed.
 */
async function providerMails({ internal_reference }: Pick<Todo, 'internal_reference'>) {
  const { server } = fixture;
  await server.runJobs();
  return async () =>
    (await server.mails())
      .filter(({ subject }) => subject?.startsWith(`Reactie op ${internal_reference}: `))
      .map(({ text }) => text);
}

describe('a reaction', () => {
  it('has the name and the role of its author, and its files', async () => {
    const { owner, neighbour, board, entries, react, stage, todos, association } = fixture;
    const todo = await shownReport();
    fixture.server.clock.pass(MINUTE_MS);
    await react(owner, todo.id, 'Ik ben thuis.');
    await react(board, todo.id, 'Dank u.');
    const pdf = await stagePdf(neighbour, association.id, 'Foto van de lekkage.pdf');
    const [photo] = await stage(neighbour, 1);
    const body = {
      text: 'Bij mij ook.',
      attachments: [pdf.id],
      photos: [{ id: photo?.id, alt: 'Natte muur' }],
    };
    const created = await neighbour.post(`${todos}/${todo.id}/entries`, body);
    expect(created.status).toBe(201);
    const [last, second, first] = await entries(owner, todo.id);
    expect(last).toMatchObject({
      author: { name: 'Bea Buur', role: 'owner', is_caller: false },
      text: 'Bij mij ook.',
      attachments: [{ id: pdf.id, name: pdf.name }],
      photos: [{ id: photo?.id, alt: 'Natte muur' }],
      is_new: true,
      may_delete: false,
    });
    expect([second?.author?.role, first?.author?.role]).toEqual(['board', 'reporter']);
    const file = `${todos}/${todo.id}/entries/${last?.id}/attachments/${pdf.id}/file`;
    expect((await owner.get(file)).status).toBe(200);
    const found = (await owner.get(`${todos}?q=lekkage`)).as(todosOperations.listTodos);
    expect(found.data.map(({ id }) => id)).toContain(todo.id);
  });

  it('is edited and deleted by its author for fifteen minutes, afterwards deleted by the board', async () => {
    const { owner, neighbour, board, react, entries, server, todos } = fixture;
    const todo = await shownReport();
    const { id, version } = await react(neighbour, todo.id);
    const path = `${todos}/${todo.id}/entries/${id}`;
    const edit = (client: typeof owner, own: number) =>
      client.patch(path, { ...reaction('Het lekt niet meer.'), version: own });
    expect((await edit(owner, version)).status).toBe(403);
    expect((await edit(board, version)).status).toBe(403);
    expect((await edit(neighbour, version)).as(timelineOperations.updateReaction)).toMatchObject({
      text: 'Het lekt niet meer.',
      changed_at: expect.any(String),
      version: version + 1,
    });
    expect((await edit(neighbour, version)).error?.code).toBe('conflict');
    server.clock.pass(REACTION_EDIT_MS);
    expect((await edit(neighbour, version + 1)).status).toBe(403);
    expect((await neighbour.delete(path)).status).toBe(403);
    expect((await owner.delete(path)).status).toBe(403);
    expect((await board.delete(path)).status).toBe(204);
    expect((await board.delete(path)).status).toBe(404);
    expect((await entries(owner, todo.id)).map(({ kind }) => kind)).toEqual(['report']);
  });

  it('of a report itself is not edited or deleted as one', async () => {
    const { owner, board, entries, todos } = fixture;
    const todo = await shownReport();
    const [entry] = await entries(owner, todo.id);
    const path = `${todos}/${todo.id}/entries/${entry?.id}`;
    expect((await owner.patch(path, { ...reaction(), version: 1 })).status).toBe(403);
    expect((await board.delete(path)).status).toBe(403);
  });

  it('is refused after fifty in a day, of which those count too that were deleted again', async () => {
    const { association, signIn, react, todos } = fixture;
    const todo = await shownReport();
    const member = await signIn(association);
    const path = `${todos}/${todo.id}/entries`;
    for (let written = 1; written < REACTIONS_PER_DAY; written += 1) {
      const { id } = await react(member, todo.id);
      if (written % 2 === 0) expect((await member.delete(`${path}/${id}`)).status).toBe(204);
    }
    // The last one, to several items at the same time.
    const others = await Promise.all([shownReport(), shownReport(), shownReport()]);
    const last = await Promise.all(
      others.map(async ({ id }) => member.post(`${todos}/${id}/entries`, reaction())),
    );
    expect(last.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 422, 422]);
    expect((await member.post(path, reaction())).error).toMatchObject({
      code: 'too_many_reactions',
      params: { max: REACTIONS_PER_DAY },
    });
  });

  it('is mailed to the provider as it is when its author can no longer change it', async () => {
    const { owner, react, todos, server } = fixture;
    const todo = await shownReport();
    const toProvider = await providerMails(todo);
    const { id, version } = await react(owner, todo.id, 'Het lekt bij nummer 4.');
    server.clock.pass(REACTION_EDIT_MS - MINUTE_MS);
    expect(await toProvider()).toEqual([]);
    const body = { ...reaction('Het lekt bij nummer 5.'), version };
    expect((await owner.patch(`${todos}/${todo.id}/entries/${id}`, body)).status).toBe(200);
    expect(await toProvider()).toEqual([]);
    server.clock.pass(MINUTE_MS);
    expect(await toProvider()).toEqual([expect.stringContaining('Het lekt bij nummer 5.')]);
  });

  it('is not mailed to the provider if its author deletes it in time', async () => {
    const { owner, react, todos, server } = fixture;
    const todo = await shownReport();
    const toProvider = await providerMails(todo);
    const { id } = await react(owner, todo.id, 'Dit was voor iets anders.');
    await react(owner, todo.id, 'Het lekt bij nummer 5.');
    server.clock.pass(REACTION_EDIT_MS - MINUTE_MS);
    expect(await toProvider()).toEqual([]);
    expect((await owner.delete(`${todos}/${todo.id}/entries/${id}`)).status).toBe(204);
    server.clock.pass(MINUTE_MS);
    expect(await toProvider()).toEqual([expect.stringContaining('Het lekt bij nummer 5.')]);
  });

  it('needs a text that shows something', async () => {
    const { owner, todos } = fixture;
    const todo = await shownReport();
    const { error } = await owner.post(`${todos}/${todo.id}/entries`, reaction('\u200B'));
    expect(error?.errors).toHaveProperty('text');
  });
});

describe('an action item that a member follows', () => {
  it('counts in the badge until the member has seen it, and is in the list of followed ones', async () => {
    const { neighbour, board, react, todos, association, server } = fixture;
    const todo = await shownReport();
    const count = async () =>
      (await neighbour.get(`/associations/${association.id}/counts`)).as(countsOperations.getCounts).todos;
    const followed = async () =>
      (await neighbour.get(`${todos}?mine=followed`)).as(todosOperations.listTodos).data.map(({ id }) => id);
    const before = await count();
    const follow = await neighbour.call('PUT', `${todos}/${todo.id}/follow`);
    expect(follow.as(timelineOperations.followTodo)).toEqual({ is_followed: true, follower_count: 2 });
    await neighbour.call('PUT', `${todos}/${todo.id}/follow`);
    expect(await followed()).toEqual([todo.id]);
    server.clock.pass(MINUTE_MS);
    await react(neighbour, todo.id);
    expect(await count()).toBe(before);
    await react(board, todo.id);
    expect(await count()).toBe(before + 1);
    server.clock.pass(MINUTE_MS);
    expect((await neighbour.post(`${todos}/${todo.id}/seen`)).status).toBe(204);
    expect(await count()).toBe(before);
    const unfollow = await neighbour.delete(`${todos}/${todo.id}/follow`);
    expect(unfollow.as(timelineOperations.unfollowTodo)).toEqual({ is_followed: false, follower_count: 1 });
    expect(await followed()).toEqual([]);
  });

  it('mails its followers who see it about what others write, in one conversation', async () => {
    const { owner, neighbour, board, react, todos, server } = fixture;
    const todo = await shownReport();
    await neighbour.call('PUT', `${todos}/${todo.id}/follow`);
    const mailsAbout = async (text: string) =>
      (await server.mails()).filter(
        (mail) =>
          mail.text?.includes(text) && mail.subject === `${todo.internal_reference}: ${todo.description}`,
      );
    await react(board, todo.id, 'De loodgieter komt morgen.');
    const first = await mailsAbout('De loodgieter komt morgen.');
    expect(first).toHaveLength(2);
    expect(first[0]?.text).toContain(`/todos/${todo.id}`);
    expect(first[0]?.headers.find(({ key }) => key === 'list-unsubscribe-post')).toBeDefined();
    await react(owner, todo.id, 'Dank u wel.');
    expect(await mailsAbout('Dank u wel.')).toHaveLength(1);
    // A report that is hidden again is no longer for the neighbour.
    await board.call('PUT', `${todos}/${todo.id}/visibility`, { body: { is_visible_to_owners: false } });
    await react(board, todo.id, 'Alleen voor de melder.');
    expect(await mailsAbout('Alleen voor de melder.')).toHaveLength(1);
  });
});

describe('an action item that is done', () => {
  async function finish(id: string, done_at: Date): Promise<void> {
    await fixture.server.database.queries
      .update(todosTable)
      .set({ is_done: true, state: 'done', done_at })
      .where(and(eq(todosTable.association_id, fixture.association.id), eq(todosTable.id, id)));
  }

  it('is reopened by its reporter within thirty days, with a reason', async () => {
    const { owner, neighbour, todos, getTodo, entries, server } = fixture;
    const todo = await shownReport();
    const reopen = (client: typeof owner) =>
      client.post(`${todos}/${todo.id}/reopen`, { text: 'Het lekt weer.' });
    expect((await reopen(owner)).status).toBe(403);
    await finish(todo.id, server.clock.now());
    expect((await getTodo(owner, todo.id)).may_reopen).toBe(true);
    expect((await getTodo(neighbour, todo.id)).may_reopen).toBe(false);
    expect((await reopen(neighbour)).status).toBe(403);
    expect((await reopen(owner)).as(timelineOperations.reopenTodo)).toMatchObject({
      is_done: false,
      state: 'reported',
      may_reopen: false,
    });
    expect((await entries(owner, todo.id))[0]).toMatchObject({
      kind: 'reopened',
      text: 'Het lekt weer.',
      state_before: 'done',
      state: 'reported',
    });
    await finish(todo.id, new Date(server.clock.now().getTime() - REOPEN_MS - 1));
    expect((await reopen(owner)).status).toBe(403);
  });
});

describe('the query plan of a timeline', () => {
  it('reads the entries from an index in their order', async () => {
    const { database } = fixture.server;
    const { id } = await shownReport();
    await database.queries.execute(sql`
      insert into todo_entries (association_id, id, todo_id, kind, happened_at)
      select association_id, gen_random_uuid(), id, 'change', now() - n * interval '1 hour' from todos, generate_series(1, 300) n`);
    await database.pool.query('vacuum analyze todo_entries');
    const membership = { association_id: fixture.association.id, is_board: false };
    const caller = { user_id: id, membership } as Member;
    const plan = await planOf(database, (own) =>
      listEntries(
        own,
        { association_id: fixture.association.id, todo_id: id },
        { page: 1, per_page: 25 },
        {
          caller,
          now: fixture.server.clock.now(),
        },
      ),
    );
    expect(plan).toContain('todo_entries_by_time');
    expect(plan).not.toMatch(/Seq Scan on todo_entries/u);
  });
});
