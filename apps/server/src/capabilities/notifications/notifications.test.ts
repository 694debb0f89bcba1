import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { v7 as newId } from 'uuid';
import { type associations, outboxMails, type users } from '../../platform/database/index.ts';
import { createMailTransport } from '../../platform/mail/transport.ts';
import { startTestApp, type TestApp } from '../../testing/index.ts';
import { startTestSmtp, type TestSmtp } from '../../testing/smtp-server.ts';
import { notificationChoices, notificationRuns } from './notifications.tables.ts';
import { requestNotification } from './request-notification.ts';
import type { MailSources, NotificationContent } from './sources.ts';

const FORMAL = { salutation: 'ms', name_prefix: 'de', last_name: 'Vries' } as const;

let server: TestApp;
let smtp: TestSmtp;
let association: typeof associations.$inferSelect;
let author: typeof users.$inferSelect;
let owner: typeof users.$inferSelect;

/** The published messages of the test by id, as a module with bulletin messages would describe them. */
const messages = new Map<string, NotificationContent>();
const sources: MailSources = {
  notifications: [
    { kind: 'bulletin', describe: async (_, { entity_id }) => messages.get(entity_id) ?? null },
  ],
  digests: [],
};

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());
beforeEach(async () => {
  smtp = await startTestSmtp();
  association = await server.build.association();
  author = await server.build.user({ name: 'Bram Bestuur' });
  owner = await server.build.user({ name: 'Anna de Vries', ...FORMAL });
  for (const user of [author, owner]) await server.build.membership(association, user);
});
afterEach(async () => {
  await smtp.stop();
  messages.clear();
  await server.database.queries.delete(outboxMails);
  await server.database.queries.execute(sql`delete from graphile_worker._private_jobs`);
});

const contentOf = (entity_id: string): NotificationContent => ({
  subject: 'Tuindag',
  author: { id: author.id, name: author.name },
  lines: ['Zaterdag maken we de tuin winterklaar. <b>Kom</b> ook!', 'Koffie om 10.00 uur.'],
  path: '/bulletin-board',
  files: [{ name: 'Taakverdeling.pdf', byte_size: 84_000 }],
  thread: entity_id,
});

const request = (entity_id: string, planned?: { now: Date; dueAt: Date }) =>
  server.database.queries.transaction((transaction) =>
    requestNotification(
      transaction,
      { association_id: association.id, kind: 'bulletin', entity_id },
      planned,
    ),
  );

async function publish(values: Partial<NotificationContent> = {}, entity_id: string = newId()) {
  messages.set(entity_id, { ...contentOf(entity_id), ...values });
  await request(entity_id);
  return entity_id;
}

async function work() {
  const transport = createMailTransport({ ...server.config, smtpUrl: smtp.url });
  try {
    await server.runJobs({ transport, sources });
  } finally {
    transport.close();
  }
  return Promise.all(smtp.received.map((mail) => PostalMime.parse(mail)));
}

const write = () =>
  server.runJobs({
    sources,
    transport: { send: () => Promise.reject(new Error('not now')), close: () => undefined },
  });

const recipientsOf = async () => (await work()).map(({ to }) => to?.[0]?.address ?? '').toSorted();
const setChoice = (user: { id: string }, is_on: boolean) =>
  server.database.queries
    .insert(notificationChoices)
    .values({
      association_id: association.id,
      user_id: user.id,
      kind: 'bulletin',
      is_on,
      changed_at: new Date(),
    })
    .onConflictDoUpdate({
      target: [notificationChoices.association_id, notificationChoices.user_id, notificationChoices.kind],
      set: { is_on },
    });
const leave = (user: { id: string }) =>
  server.database.queries.execute(sql`delete from memberships where user_id = ${user.id}`);
const outbox = () => server.database.queries.select().from(outboxMails);

const dueNow = () =>
  server.database.queries.execute(sql`update graphile_worker._private_jobs set run_at = now()`);

describe('a requested notification', () => {
  it('is mailed to every member except the author', async () => {
    const other = await server.build.user();
    await server.build.membership(association, other);
    const elsewhere = await server.build.user();
    await server.build.membership(await server.build.association(), elsewhere);
    await publish();
    expect(await recipientsOf()).toEqual([owner.email, other.email].toSorted());
  });

  it('is not mailed when its transaction is rolled back', async () => {
    const cause = server.database.queries.transaction(async (transaction) => {
      await requestNotification(transaction, {
        association_id: association.id,
        kind: 'bulletin',
        entity_id: newId(),
      });
      throw new Error('undo');
    });
    await expect(cause).rejects.toThrow('undo');
    expect(await work()).toEqual([]);
    const ofAssociation = eq(notificationRuns.association_id, association.id);
    expect(await server.database.queries.select().from(notificationRuns).where(ofAssociation)).toEqual([]);
  });

  it('is not mailed to a member who switched the kind off', async () => {
    await setChoice(owner, false);
    await publish();
    expect(await recipientsOf()).toEqual([]);
  });

  it('has the text, the names of the files and a link that names the association for a member of several', async () => {
    await server.build.membership(await server.build.association(), owner);
    await publish();
    const [mail] = await work();
    expect(mail?.subject).toBe('Tuindag');
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain('Geachte mevrouw De Vries,');
      expect(body).toContain('Bram Bestuur heeft een bericht geplaatst op het prikbord van VvE De Kade.');
      expect(body).toContain('Taakverdeling.pdf');
      expect(body).toContain(`http://localhost:3000/bulletin-board?vve=${association.code}`);
    }
    expect(mail?.html).toContain('&lt;b&gt;Kom&lt;/b&gt;');
    expect(mail?.text).toContain('> Zaterdag maken we de tuin winterklaar. <b>Kom</b> ook!');
  });

  it.each([
    ['100,000 words', [Array.from({ length: 100_000 }, () => 'woord').join(' ')]],
    ['a word of 100,000 letters', ['w'.repeat(100_000)]],
    ['10,000 lines', Array.from({ length: 10_000 }, () => 'a')],
    [
      'all markup',
      ['<'.repeat(50_000), '</p></body></html>', '&amp;'.repeat(5000), '"><script>alert(1)</script>'],
    ],
  ])('quotes the beginning of a message of %s, so that no mail program cuts the mail', async (_, lines) => {
    await publish({ lines });
    const [mail] = await work();
    expect(Buffer.byteLength(mail?.html ?? '')).toBeLessThan(30_000);
    expect(mail?.html).not.toContain('<script');
    for (const body of [mail?.html, mail?.text])
      expect(body).toContain('Lees het hele bericht in het portaal.');
  });

  it('has headers to unsubscribe, of its list, and of its conversation', async () => {
    const id = await publish();
    await work();
    messages.delete(id);
    await publish({ subject: 'Tuindag: gewijzigd' }, id);
    const mails = await work();
    const header = (index: number, name: string) =>
      mails[index]?.headers.find(({ key }) => key === name)?.value ?? '';
    expect(mails).toHaveLength(2);
    expect(header(0, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header(0, 'list-unsubscribe')).toMatch(
      /^<http:\/\/localhost:3000\/api\/notifications\/unsubscribe\/[\w.-]{88}\/one-click>$/u,
    );
    expect(header(0, 'list-id')).toContain(`<bulletin.${association.id}.localhost>`);
    expect(header(0, 'auto-submitted')).toBe('auto-generated');
    expect(header(0, 'references')).toBe(`<bulletin.${id}@localhost>`);
    expect(header(0, 'in-reply-to')).toBe(header(0, 'references'));
    expect(header(1, 'references')).toBe(header(0, 'references'));
    expect(mails[0]?.messageId).not.toBe(mails[1]?.messageId);
  });

  it('is sent with the text of that moment, so that one run stores no text', async () => {
    const id = await publish();
    await write();
    const [row] = await outbox();
    expect(row).toMatchObject({ text_body: '', html_body: '', subject: '' });
    expect(JSON.stringify(row).length).toBeLessThan(900);
    messages.set(id, { ...contentOf(id), lines: ['Verbeterd.'] });
    await dueNow();
    expect((await work())[0]?.text).toContain('> Verbeterd.');
  });

  it.each([
    ['the membership has ended', () => leave(owner)],
    ['the member has switched the kind off', () => setChoice(owner, false)],
    ['the message is gone', async () => messages.clear()],
  ])('is skipped if %s when the mail is sent', async (_, change) => {
    await publish();
    await write();
    expect(await outbox()).toHaveLength(1);
    await change();
    await dueNow();
    expect(await work()).toEqual([]);
    expect(await outbox()).toMatchObject([{ sent_at: null, skipped_at: expect.any(Date) }]);
  });

  it('is mailed to the address that the member has when the mail is sent', async () => {
    await publish();
    await write();
    await server.database.queries.execute(
      sql`update users set email = 'nieuw@waterpas.example' where id = ${owner.id}`,
    );
    await dueNow();
    expect(await recipientsOf()).toEqual(['nieuw@waterpas.example']);
  });

  it('of a publication in the future is mailed then, at the time that was set last', async () => {
    const id = newId();
    const now = server.clock.now();
    const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    messages.set(id, contentOf(id));
    await request(id, { now, dueAt: at(30) });
    await request(id, { now, dueAt: at(10) });
    expect(await work()).toEqual([]);
    server.clock.pass(11 * 60_000);
    expect(await recipientsOf()).toEqual([owner.email]);
    server.clock.pass(30 * 60_000);
    expect(await work()).toHaveLength(1);
  });

  it('is mailed once if it is requested twice before its mails are written', async () => {
    const id = await publish();
    await request(id);
    expect(await work()).toHaveLength(1);
  });

  it('leaves the mails of a person, such as a link to sign in, first in the queue', async () => {
    for (let index = 0; index < 30; index += 1)
      await server.build.membership(association, await server.build.user());
    await publish();
    await write();
    await dueNow();
    const visitor = server.client();
    await visitor.csrf();
    await visitor.post('/auth/forgot-password', { email: owner.email });
    const mails = await work();
    expect(mails).toHaveLength(32);
    expect(mails.slice(0, 4).map(({ subject }) => subject)).toContain(
      'Kies een nieuw wachtwoord voor Mijn Waterpas',
    );
  });
});
