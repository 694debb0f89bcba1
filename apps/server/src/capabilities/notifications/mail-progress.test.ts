import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { messagesOperations } from '@mijn/domain/messages';
import { newslettersOperations } from '@mijn/domain/newsletters';
import type { MailProgress } from '@mijn/domain/notifications';
import { sql } from 'drizzle-orm';
import type { Transport } from '../../platform/mail/transport.ts';
import { stagePdf } from '../../modules/attachments/testing/attachments-fixture.ts';
import { createAssociationFixture, type AssociationFixture } from '../../testing/association-fixture.ts';
import type { Row } from '../../testing/builders.ts';
import type { TestClient } from '../../testing/index.ts';
import { notificationChoices } from './notifications.tables.ts';

let fixture: AssociationFixture;
let association: Row;
let author: TestClient;
let board: TestClient;
let path: string;
let received: string[];

beforeAll(async () => {
  fixture = await createAssociationFixture();
});
afterAll(() => fixture.server.stop());
beforeEach(async () => {
  association = await fixture.server.build.association();
  path = `/associations/${association.id}`;
  author = await fixture.signIn(association);
  board = await fixture.signIn(association, { is_board: true });
  received = [];
});

async function addMembers(count: number, isOn?: boolean, kind: 'bulletin' | 'newsletters' = 'bulletin') {
  const { build, database } = fixture.server;
  const users = [];
  for (let added = 0; added < count; added += 1) {
    const user = await build.user();
    await build.membership(association, user);
    if (isOn !== undefined) {
      const choice = { association_id: association.id, user_id: user.id, kind, is_on: isOn };
      await database.queries.insert(notificationChoices).values({ ...choice, changed_at: new Date() });
    }
    users.push(user);
  }
  return users;
}

const transport: Transport = {
  send: async ({ recipient }) => {
    received.push(recipient);
  },
  close: () => undefined,
};
const refusing: Transport = {
  send: () => Promise.reject(new Error('not now')),
  close: () => undefined,
};
const dueNow = () =>
  fixture.server.database.queries.execute(sql`update graphile_worker._private_jobs set run_at = now()`);

const recipients = async (by: TestClient) =>
  (await by.get(`${path}/bulletin/recipients`)).as(messagesOperations.countRecipients).recipients;

async function post(by: TestClient, notify = true): Promise<string> {
  const form = { subject: 'Tuindag', text: 'Zaterdag.', attachments: [], notify };
  return (await by.post(`${path}/bulletin/messages`, form)).as(messagesOperations.createMessage).id;
}
const mailOf = async (id: string, by: TestClient): Promise<MailProgress | null> => {
  const one = (await by.get(`${path}/bulletin/messages/${id}`)).as(messagesOperations.getMessage);
  const list = (await by.get(`${path}/bulletin/messages`)).as(messagesOperations.listMessages);
  expect(list.data.find((message) => message.id === id)?.mail).toEqual(one.mail);
  return one.mail;
};

describe('the number of members whom a mail goes to', () => {
  it('is what the job then queues: without the author and those who switched the kind off', async () => {
    await addMembers(3);
    await addMembers(2, false);
    await addMembers(1, true);
    await addMembers(1, false, 'newsletters');
    // The recipients: three without a choice, one who chose the kind, one who switched off another, and the board member.
    expect(await recipients(author)).toBe(6);
    const id = await post(author);
    await fixture.server.runJobs({ transport });
    expect(received).toHaveLength(6);
    expect(await mailOf(id, author)).toEqual({ queued: 6, sent: 6, is_finished: true });
  });

  it('of a newsletter leaves out its author, whoever asks', async () => {
    const other = await fixture.signIn(association, { is_board: true });
    const pdf = await stage(board);
    const draft = await create(board, pdf, 'draft');
    // The author of the test, the other board member and the one who wrote the newsletter are members.
    const count = async (by: TestClient, query = '') =>
      (await by.get(`${path}/newsletters/recipients${query}`)).as(newslettersOperations.countRecipients)
        .recipients;
    expect(await count(board)).toBe(2);
    await switchOff(board, 'newsletters');
    expect(await count(other, `?newsletter_id=${draft.id}`)).toBe(2);
    expect(await count(other)).toBe(1);
    expect((await author.get(`${path}/newsletters/recipients`)).status).toBe(403);
    expect(
      (await board.get(`${path}/newsletters/recipients?newsletter_id=${fixture.elsewhere.id}`)).status,
    ).toBe(404);
  });
});

async function switchOff(by: TestClient, kind: string): Promise<void> {
  const choices = [{ association_id: association.id, kind, is_on: false }];
  expect((await by.call('PUT', '/notifications/choices', { body: { choices } })).status).toBe(200);
}

const stage = async (by: TestClient) => (await stagePdf(by, association.id, 'Nieuws.pdf')).id;

async function create(by: TestClient, pdf: string, publication: 'now' | 'draft', notify = true) {
  const form = { subject: 'Lente', summary: '', pdf, attachments: [], publication, notify };
  return (await by.post(`${path}/newsletters`, form)).as(newslettersOperations.createNewsletter);
}

describe('how far a mail is', () => {
  it('is null for a message without a mail, and for other members than the author and the board', async () => {
    const [other] = [await fixture.signIn(association)];
    expect(await mailOf(await post(author, false), author)).toBeNull();
    const id = await post(author);
    await fixture.server.runJobs({ transport });
    expect(await mailOf(id, other)).toBeNull();
    expect(await mailOf(id, board)).toEqual({ queued: 2, sent: 2, is_finished: true });
  });

  it('is not finished before the mails are queued, nor while one waits for another attempt', async () => {
    const id = await post(author);
    expect(await mailOf(id, author)).toEqual({ queued: 0, sent: 0, is_finished: false });
    await fixture.server.runJobs({ transport: refusing });
    expect(await mailOf(id, author)).toEqual({ queued: 1, sent: 0, is_finished: false });
    await dueNow();
    await fixture.server.runJobs({ transport });
    expect(await mailOf(id, author)).toEqual({ queued: 1, sent: 1, is_finished: true });
  });

  it('is finished with nothing if nobody has the kind switched on', async () => {
    await switchOff(board, 'bulletin');
    expect(await recipients(author)).toBe(0);
    const id = await post(author);
    await fixture.server.runJobs({ transport });
    expect(await mailOf(id, author)).toEqual({ queued: 0, sent: 0, is_finished: true });
  });

  it('does not count a member who left before the mail was sent', async () => {
    const [gone] = await addMembers(1);
    const id = await post(author);
    await fixture.server.runJobs({ transport: refusing });
    await fixture.server.database.queries.execute(
      sql`delete from memberships where user_id = ${gone?.id ?? ''}`,
    );
    await dueNow();
    await fixture.server.runJobs({ transport });
    expect(received).toHaveLength(1);
    expect(await mailOf(id, author)).toEqual({ queued: 2, sent: 1, is_finished: true });
  });

  it('stays known after the mails are removed, and is unknown for mails that were not counted', async () => {
    const id = await post(author);
    await fixture.server.runJobs({ transport });
    const { queries } = fixture.server.database;
    await queries.execute(sql`delete from outbox_mails`);
    expect(await mailOf(id, author)).toEqual({ queued: 1, sent: 1, is_finished: true });
    await queries.execute(
      sql`update notification_runs set queued_count = null, sent_count = null, unsent_count = null`,
    );
    expect(await mailOf(id, author)).toEqual({ queued: null, sent: null, is_finished: true });
  });

  it('of a newsletter is for the board', async () => {
    const draft = await create(board, await stage(board), 'draft');
    expect(draft.mail).toBeNull();
    const { id } = await create(board, await stage(board), 'now');
    await fixture.server.runJobs({ transport });
    const get = async (by: TestClient) =>
      (await by.get(`${path}/newsletters/${id}`)).as(newslettersOperations.getNewsletter).mail;
    expect(await get(board)).toEqual({ queued: 1, sent: 1, is_finished: true });
    expect(await get(author)).toBeNull();
  });
});
