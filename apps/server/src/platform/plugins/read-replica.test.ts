import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { HOUR_MS } from '@mijn/domain/limits';
import { messagesOperations } from '@mijn/domain/messages';
import { formsOperations } from '@mijn/domain/forms';
import { todosOperations } from '@mijn/domain/todos';
import { and, eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { memberships } from '../database/index.ts';
import { createToken } from '../../modules/accounts/access-tokens/testing/create-token.ts';
import { forms } from '../../modules/forms/forms.tables.ts';
import { todos } from '../../modules/todos/todos.tables.ts';
import { announce } from '../../capabilities/sections/sections.ts';
import { createHangingDatabase } from '../../testing/hanging-database.ts';
import { startReplicatedDatabase, type ReplicatedDatabase } from '../../testing/replicated-database.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/index.ts';

jest.setTimeout(30_000);

let cluster: ReplicatedDatabase;
/** Two servers on one database. A call of a member may reach either. */
let server: TestApp;
let other: TestApp;
beforeAll(async () => {
  cluster = await startReplicatedDatabase();
  const replicated = { ...cluster, lagMsMax: HOUR_MS };
  [server, other] = [await startTestApp({ replicated }), await startTestApp({ replicated })];
  await untilUsable(server);
  await untilUsable(other);
});
afterAll(async () => {
  await server.stop();
  await other.stop();
  await cluster.stop();
});
afterEach(async () => {
  await cluster.resume();
  await cluster.catchUp();
});

async function until(isTrue: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; !(await isTrue()); tries += 1) {
    if (tries > 1000) throw new Error(`${what} has not happened.`);
    await wait(20);
  }
}

const untilUsable = (app: TestApp) =>
  until(() => app.database.replica?.isUsable() === true, 'the replica answers');
const readsOf = (app: TestApp) => ({ ...app.database.replica?.reads });

/** A member with a browser whose calls reach the first server, and one with the same session at the other. */
async function aMember(association: { id: string }, rights = {}) {
  const user = await server.build.user();
  await server.build.membership(association, user, rights);
  const here = server.client();
  await here.login(user.email);
  const there = other.client();
  for (const [name, value] of here.cookies) there.cookies.set(name, value);
  return { user, here, there };
}

const messagesOf = (association: { id: string }) => `/associations/${association.id}/bulletin/messages`;
const todosOf = (association: { id: string }) => `/associations/${association.id}/todos`;
const message = (subject: string) => ({ subject, text: 'Koffie.', attachments: [], notify: false });
const subjectsIn = async (client: TestClient, association: { id: string }) =>
  (await client.get(messagesOf(association)))
    .as(messagesOperations.listMessages)
    .data.map(({ subject }) => subject);
const todosIn = async (client: TestClient, association: { id: string }) =>
  (await client.get(todosOf(association))).as(todosOperations.listTodos).meta.total;

/** Adds an action item as an import does: no call of a member has made it. */
async function importTodo(association: { id: string }): Promise<void> {
  const id = newId();
  await server.database.queries.insert(todos).values({
    association_id: association.id,
    id,
    code: id,
    internal_reference: 'AP-2026-001',
    description: 'Dakgoot herstellen',
    group: 'Onderhoud',
    start_date: '2026-06-10',
    is_done: false,
  });
}

describe('a list', () => {
  it('is read from the replica, and the session and the membership from the primary', async () => {
    const association = await server.build.association();
    const { here } = await aMember(association);
    await importTodo(association);
    await cluster.catchUp();
    const before = readsOf(server);
    expect(await todosIn(here, association)).toBe(1);
    expect(readsOf(server).replica).toBe((before.replica ?? 0) + 1);
    // The replica lacks what it does not show yet, which proves that the list comes from it.
    await cluster.pause();
    await importTodo(association);
    expect(await todosIn(here, association)).toBe(1);
    await cluster.resume();
    await cluster.catchUp();
    expect(await todosIn(here, association)).toBe(2);
  });

  it('shows what the member just wrote, and what another member did, on every server', async () => {
    const association = await server.build.association();
    const [author, reader] = [await aMember(association), await aMember(association)];
    await cluster.catchUp();
    await cluster.pause();
    expect((await author.here.post(messagesOf(association), message('Tuindag'))).status).toBe(201);
    for (const client of [author.here, author.there, reader.here, reader.there]) {
      expect(await subjectsIn(client, association)).toEqual(['Tuindag']);
    }
    const before = readsOf(other);
    await cluster.resume();
    await cluster.catchUp();
    expect(await subjectsIn(author.there, association)).toEqual(['Tuindag']);
    expect(readsOf(other)).toEqual({ ...before, replica: (before.replica ?? 0) + 1 });
  });

  it('shows what an app of the member just wrote with an access token', async () => {
    const association = await server.build.association();
    const { user } = await aMember(association);
    const { token } = await createToken(server, { user_id: user.id, scope: 'write' });
    await cluster.catchUp();
    await cluster.pause();
    const written = await server.client(token).post(messagesOf(association), message('Van een app'));
    expect(written.status).toBe(201);
    expect(await subjectsIn(other.client(token), association)).toEqual(['Van een app']);
  });

  it('is read from the primary after a change of the profile, which belongs to no association', async () => {
    const association = await server.build.association();
    const { here, there } = await aMember(association);
    await cluster.catchUp();
    await cluster.pause();
    const contact = { phone: '', mobile: '06-12345678', version: 1 };
    expect((await here.patch('/profile/contact', contact)).status).toBe(200);
    const before = readsOf(other);
    await subjectsIn(there, association);
    expect(readsOf(other)).toEqual({ ...before, behind: (before.behind ?? 0) + 1 });
  });
});

describe('while the replica is behind', () => {
  it('a member who left is refused, and a board member who stepped down sees what owners see', async () => {
    const association = await server.build.association();
    const [leaver, former] = [await aMember(association), await aMember(association, { is_board: true })];
    const id = newId();
    await server.database.queries.insert(forms).values({
      association_id: association.id,
      id,
      code: id,
      group: 'Bestuur',
      name: 'Begroting',
      is_hidden: true,
      position: 0,
      extension: 'pdf',
      media_type: 'application/pdf',
      byte_size: 1,
      ...(await server.build.reading(association)),
    });
    const formsIn = async () =>
      (await former.here.get(`/associations/${association.id}/forms`)).as(formsOperations.listForms).data
        .length;
    await cluster.catchUp();
    expect(await formsIn()).toBe(1);
    await cluster.pause();
    const { queries } = server.database;
    const of = (user: { id: string }) =>
      and(eq(memberships.user_id, user.id), eq(memberships.association_id, association.id));
    await queries.delete(memberships).where(of(leaver.user));
    await queries.update(memberships).set({ is_board: false }).where(of(former.user));
    expect((await leaver.here.get(todosOf(association))).status).toBe(404);
    expect((await leaver.there.get(todosOf(association))).status).toBe(404);
    expect(await formsIn()).toBe(0);
  });

  it('a tab that hears of an event then reads what the event is about, on every server', async () => {
    const association = await server.build.association();
    const { here, there } = await aMember(association);
    const abort = new AbortController();
    const response = await here.raw('/api/events', {
      headers: { accept: 'text/event-stream' },
      signal: abort.signal,
    });
    let text = '';
    const reading = (async () => {
      for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString();
    })().catch(() => undefined);
    await until(() => text.includes('event: ready'), 'the stream is ready');
    await cluster.catchUp();
    await cluster.pause();
    await importTodo(association);
    await announce(server.database.queries, {
      association_id: association.id,
      section: 'albums',
      entity_id: newId(),
      happened_at: server.clock.now(),
    });
    await until(() => text.includes('event: section'), 'an event');
    expect([await todosIn(there, association), await todosIn(here, association)]).toEqual([1, 1]);
    abort.abort();
    await reading;
  });

  it('by more than the limit, the primary answers', async () => {
    const strict = await startTestApp({ replicated: { ...cluster, lagMsMax: 200 } });
    const association = await strict.build.association();
    const { user } = await aMember(association);
    const client = strict.client();
    await client.login(user.email);
    await cluster.catchUp();
    await untilUsable(strict);
    await cluster.pause();
    await importTodo(association);
    await until(async () => (await todosIn(client, association)) === 1, 'the primary answers');
    expect(strict.database.replica?.lagMs()).toBeGreaterThan(0);
    await strict.stop();
  });
});

describe('a replica that goes away', () => {
  async function responsesDuring(
    ask: () => Promise<unknown>,
    work: () => Promise<void>,
  ): Promise<Set<unknown>> {
    const responses = new Set<unknown>();
    const done = new AbortController();
    const asking = (async () => {
      while (!done.signal.aborted) responses.add(await ask());
    })();
    try {
      await work();
    } finally {
      done.abort();
      await asking;
    }
    return responses;
  }

  it('changes no response while it is stopped, and is used again when it is back', async () => {
    const association = await server.build.association();
    const { here } = await aMember(association);
    await importTodo(association);
    await cluster.catchUp();
    const responses = await responsesDuring(
      () => todosIn(here, association),
      async () => {
        await cluster.stopReplica();
        await until(() => server.database.replica?.isUsable() === false, 'the replica is away');
      },
    );
    expect([...responses]).toEqual([1]);
    expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);

    await cluster.startReplica();
    await untilUsable(server);
    await untilUsable(other);
    await cluster.catchUp();
    const before = readsOf(server);
    expect(await todosIn(here, association)).toBe(1);
    expect(readsOf(server).replica).toBe((before.replica ?? 0) + 1);
  });

  it('changes no response while it hangs', async () => {
    const hanging = await createHangingDatabase(cluster.readUrl);
    const replicated = { url: cluster.url, readUrl: hanging.url, lagMsMax: HOUR_MS };
    const behindProxy = await startTestApp({ replicated });
    await untilUsable(behindProxy);
    const association = await behindProxy.build.association();
    const { user } = await aMember(association);
    const client = behindProxy.client();
    await client.login(user.email);
    await importTodo(association);
    await cluster.catchUp();
    const responses = await responsesDuring(
      () => todosIn(client, association),
      async () => {
        hanging.hang();
        await until(() => (readsOf(behindProxy).away ?? 0) > 0, 'a read that does not try the replica');
        hanging.goOn();
        await untilUsable(behindProxy);
      },
    );
    expect([...responses]).toEqual([1]);
    expect(readsOf(behindProxy).failed).toBeGreaterThan(0);
    await behindProxy.stop();
    await hanging.stop();
  });
});
