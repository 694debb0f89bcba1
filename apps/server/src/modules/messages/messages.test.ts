import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isNotNull } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { messagesOperations } from '@mijn/domain/messages';
import { DAY_MS, NOTIFIED_MESSAGES_PER_DAY } from '@mijn/domain/limits';
import { searchOperations } from '@mijn/domain/search';
import { importFolder } from '../../capabilities/import/import-folder.ts';
import { importers } from '../index.ts';
import { createPdf } from '../../testing/create-file.ts';
import { describeMessage } from './messages-notifications.repository.ts';
import { messageAttachments, messages } from './messages.tables.ts';
import { createMessagesFixture, type MessagesFixture } from './testing/messages-fixture.ts';

let fixture: MessagesFixture;
beforeAll(async () => {
  fixture = await createMessagesFixture();
});
afterAll(() => fixture.stop());

const subjectsOf = (rows: readonly { subject: string }[]) => rows.map(({ subject }) => subject);

describe('a message', () => {
  it('is published by any member and read by all, newest first', async () => {
    const { owner, board, server } = fixture;
    const first = await fixture.publish(owner, { subject: 'Eerste' });
    server.clock.pass(60_000);
    const second = await fixture.publish(board, { subject: 'Tweede' });
    expect(subjectsOf(await fixture.list(owner)).slice(0, 2)).toEqual(['Tweede', 'Eerste']);
    expect(subjectsOf(await fixture.list(owner, '?sort=published_at')).slice(0, 2)).toEqual([
      'Eerste',
      'Tweede',
    ]);
    expect(first).toMatchObject({
      author_name: 'Anna Eigenaar',
      changed_at: null,
      version: 1,
      attachments: [],
    });
    // Own messages are never new.
    const [ofBoard, ofOwner] = await fixture.list(owner);
    expect([ofBoard?.is_unread, ofOwner?.is_unread]).toEqual([true, false]);
    expect([ofBoard?.may_edit, ofOwner?.may_edit]).toEqual([false, true]);
    expect((await fixture.list(board)).every(({ may_edit }) => may_edit)).toBe(true);
    expect((await fixture.stranger.get(`${fixture.path}/${second.id}`)).status).toBe(404);
  });

  it('is stored once if the call is repeated with its key', async () => {
    const body = { subject: 'Eén keer', text: 'Tekst', attachments: [], notify: true };
    const headers = { 'idempotency-key': 'once' };
    const first = await fixture.owner.call('POST', fixture.path, { body, headers });
    const again = await fixture.owner.call('POST', fixture.path, { body, headers });
    expect(again.as(messagesOperations.createMessage).id).toBe(first.as(messagesOperations.createMessage).id);
    expect(
      subjectsOf(await fixture.list(fixture.owner)).filter((subject) => subject === 'Eén keer'),
    ).toHaveLength(1);
  });

  it('is changed by its author and the board, with the version that they read', async () => {
    const { owner, board, server } = fixture;
    const { id, version } = await fixture.publish(owner);
    const url = `${fixture.path}/${id}`;
    server.clock.pass(60_000);
    const body = { subject: 'Tuindag!', text: 'Om 10.00 uur', attachments: [], version };
    const changed = (await owner.call('PATCH', url, { body })).as(messagesOperations.updateMessage);
    expect(changed).toMatchObject({
      subject: 'Tuindag!',
      version: 2,
      changed_at: server.clock.now().toISOString(),
    });
    const late = await board.call('PATCH', url, { body });
    expect([late.status, late.error?.code]).toEqual([409, 'conflict']);
    expect((await board.call('PATCH', url, { body: { ...body, version: 2 } })).status).toBe(200);
    const other = await fixture.signIn(fixture.association);
    const refused = await other.call('PATCH', url, { body: { ...body, version: 3 } });
    expect([refused.status, refused.error?.code]).toEqual([403, 'forbidden']);
  });
});

describe('the list of messages', () => {
  it('is filtered by year in Dutch time, and counts the years of a search', async () => {
    const { association, server, signIn } = fixture;
    const member = await signIn(association);
    const add = async (subject: string, published_at: string) =>
      server.database.queries.insert(messages).values({
        association_id: association.id,
        id: newId(),
        subject,
        text: 'vuurwerk',
        imported_author_name: 'K. Oosterhuis',
        published_at: new Date(published_at),
      });
    await add('Oud', '2019-12-31T22:59:00Z');
    await add('Nieuw', '2019-12-31T23:01:00Z');
    expect(subjectsOf(await fixture.list(member, '?year=2019'))).toEqual(['Oud']);
    expect(subjectsOf(await fixture.list(member, '?year=2020&q=vuurwerk'))).toEqual(['Nieuw']);
    const { data } = (await member.get(`${fixture.path}/years?q=vuurwerk`)).as(messagesOperations.listYears);
    expect(data).toEqual([
      { year: 2020, message_count: 1 },
      { year: 2019, message_count: 1 },
    ]);
    expect((await member.get(`${fixture.path}/years?q=%25`)).as(messagesOperations.listYears).data).toEqual(
      [],
    );
  });

  it('finds a message by the text of its attachment, as the search over everything does', async () => {
    const { association, server, signIn } = fixture;
    const member = await signIn(association);
    const file = await fixture.upload(member, 'Taken.pdf', 'Wie haalt de kruiwagen?');
    const { id, attachments } = await fixture.publish(member, {
      subject: 'Met bijlage',
      attachments: [file.id],
    });
    expect(attachments.map(({ name }) => name)).toEqual(['Taken.pdf']);
    await server.runJobs();
    expect(subjectsOf(await fixture.list(member, '?q=kruiwagen'))).toEqual(['Met bijlage']);
    const found = await member.get(`/associations/${association.id}/search?q=kruiwagen`);
    expect(found.as(searchOperations.search).data).toMatchObject([
      {
        kind: 'bulletin',
        total: 1,
        hits: [{ id, title: 'Met bijlage', match: { file_id: file.id, page: 1 } }],
      },
    ]);
    const bytes = await member.raw(
      `/api${fixture.path}/${id}/attachments/${file.id}/file?disposition=inline`,
    );
    expect([bytes.status, bytes.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    await bytes.arrayBuffer();
  });
});

describe('the attachments of a message', () => {
  it('are kept, added and removed by an edit, and belong to the uploader until then', async () => {
    const { owner, board } = fixture;
    const [one, two] = [
      await fixture.upload(owner, 'Een.pdf', 'een'),
      await fixture.upload(owner, 'Twee.pdf', 'twee'),
    ];
    const stolen = await board.call('POST', fixture.path, {
      body: { subject: 'Van een ander', text: 'Tekst', attachments: [one.id], notify: false },
    });
    expect([stolen.status, Object.keys(stolen.error?.errors ?? {})]).toEqual([422, ['attachments']]);
    const message = await fixture.publish(owner, { attachments: [one.id] });
    const url = `${fixture.path}/${message.id}`;
    const edit = async (attachments: string[], version: number) => {
      const body = { subject: 'Tuindag', text: 'Tekst', attachments, version };
      const response = (await owner.call('PATCH', url, { body })).as(messagesOperations.updateMessage);
      return response.attachments.map(({ name }) => name);
    };
    expect(await edit([two.id, one.id], 1)).toEqual(['Twee.pdf', 'Een.pdf']);
    expect(await edit([two.id], 2)).toEqual(['Twee.pdf']);
    expect((await owner.get(`${url}/attachments/${one.id}/file`)).status).toBe(404);
  });
});

describe('the id of an attachment', () => {
  it('is the same in capitals', async () => {
    const { owner, upload, path: url } = fixture;
    const { id } = await upload(owner, 'Hoofdletters.pdf', 'tekst');
    const capitals = id.toUpperCase();
    const twice = { subject: 'Twee', text: 'Tekst', attachments: [capitals, id], notify: false };
    expect((await owner.post(url, twice)).error?.errors).toEqual({
      attachments: [{ code: 'duplicate' }],
    });
    const message = await fixture.publish(owner, { attachments: [capitals] });
    expect(message.attachments).toMatchObject([{ id, name: 'Hoofdletters.pdf' }]);
    const body = { subject: 'Tuindag', text: 'Tekst', attachments: [capitals], version: 1 };
    const changed = await owner.patch(`${url}/${message.id.toUpperCase()}`, body);
    expect(changed.as(messagesOperations.updateMessage).attachments).toMatchObject([{ id }]);
  });
});

describe('a hostile message', () => {
  it.each([
    ['a text of 100,000 characters', { text: 'a'.repeat(100_000) }, { text: 'too_long' }],
    ['a subject of 201 characters', { subject: 'a'.repeat(201) }, { subject: 'too_long' }],
    ['an empty subject and text', { subject: '', text: '' }, { subject: 'required', text: 'required' }],
    ['a text of control characters', { text: '\u0001\u0002' }, { text: 'required' }],
    [
      '21 attachments',
      { attachments: Array.from({ length: 21 }, () => newId()) },
      { attachments: 'too_many' },
    ],
    [
      'a subject and text of invisible characters',
      { subject: '\u200B\u00AD', text: '\u3164\n\uFFA0' },
      { subject: 'required', text: 'required' },
    ],
    [
      'a subject that is stored as 400 characters',
      { subject: '\u0958'.repeat(200) },
      { subject: 'too_long' },
    ],
    ['an attachment that does not exist', { attachments: [newId()] }, { attachments: 'file_gone' }],
  ])('with %s is refused at its field', async (_, own, faults) => {
    const body = { subject: 'Tuindag', text: 'Tekst', attachments: [], notify: false, ...own };
    const { status, error } = await fixture.owner.call('POST', fixture.path, { body });
    const codes = Object.entries(error?.errors ?? {}).map(([field, [fault]]) => [field, fault?.code]);
    expect([status, Object.fromEntries(codes)]).toEqual([422, faults]);
  });

  const markup = `<script>alert(1)</script><img src=x onerror=alert(1)> [a](javascript:alert(1)) &lt;b&gt; {{7*7}} \${7*7} '; drop table users; -- %00 <!-- --> ]]> \`x\``;

  it('of markup is returned exactly as it was typed', async () => {
    const { subject, text } = await fixture.publish(fixture.owner, {
      subject: markup.slice(0, 200),
      text: markup,
    });
    expect([subject, text]).toEqual([markup.slice(0, 200), markup]);
  });

  it('loses control characters and marks of direction, and keeps its lines', async () => {
    const { subject, text } = await fixture.publish(fixture.owner, {
      subject: 'Tuin\u0007dag\u202E 🌳',
      text: 'een\r\ntwee\u0000\n\n\u2066drie\u2069',
    });
    expect([subject, text]).toEqual(['Tuindag 🌳', 'een\ntwee\n\ndrie']);
  });

  it('with dozens of marks on a letter keeps five, so that it is no higher than a line', async () => {
    const { subject } = await fixture.publish(fixture.owner, { subject: `Z${'\u0351\u0363'.repeat(30)}o` });
    expect(subject).toMatch(/^Z\p{M}{5}o$/u);
  });

  it('has attachments with a safe name', async () => {
    const { owner, upload } = fixture;
    const file = await upload(owner, `${'a/'.repeat(150)}..\\"évil\u202Efdp 🌳.pdf`, 'tekst');
    const { attachments } = await fixture.publish(owner, { attachments: [file.id] });
    expect(attachments[0]?.name).not.toMatch(/[/\\\u202E]/u);
  });
});

describe('the import of messages', () => {
  it('is repeated without a change, and knows authors by their e-mail address', async () => {
    const { server } = fixture;
    const folder = await mkdtemp(path.join(tmpdir(), 'mijn-bulletin-'));
    const author = await server.build.user({ email: 'anna@waterpas.example', name: 'Anna' });
    const csvWith = (text: string) =>
      `association_code,code,subject,text,author_email,author_name,published_at\n` +
      `1001,B1,Tuindag,"${text}",anna@waterpas.example,A. Eigenaar,2026-01-02T10:00:00Z\n` +
      `1001,B2,Sleutels,Gevonden,onbekend@waterpas.example,K. Oosterhuis,2026-01-03T10:00:00Z\n`;
    await writeFile(path.join(folder, 'taken.pdf'), await createPdf('Taken'));
    await writeFile(
      path.join(folder, 'bulletin-attachments.csv'),
      'association_code,message_code,code,file,name\n1001,B1,1,taken.pdf,Taken\n',
    );
    const importAgain = async (text: string) => {
      await writeFile(path.join(folder, 'bulletin-messages.csv'), csvWith(text));
      const { database, config, secret, clock } = server;
      await importFolder(importers, folder, { database, config, secret, now: clock.now }, () => undefined);
      return database.queries.select().from(messages).where(isNotNull(messages.code)).orderBy(messages.code);
    };
    const first = await importAgain('Een\n\nTwee');
    expect(first).toMatchObject([
      { author_id: author.id, text: 'Een\n\nTwee', version: 1 },
      { author_id: null, imported_author_name: 'K. Oosterhuis' },
    ]);
    expect(await importAgain('Een\n\nTwee')).toEqual(first);
    const changed = await importAgain('Drie');
    expect(changed).toMatchObject([{ id: first[0]?.id, text: 'Drie', version: 2 }, { version: 1 }]);
    const attached = await server.database.queries
      .select()
      .from(messageAttachments)
      .where(isNotNull(messageAttachments.code));
    expect(attached.map(({ name, owner_id }) => [name, owner_id])).toEqual([['Taken.pdf', first[0]?.id]]);
    await writeFile(path.join(folder, 'taken.pdf'), 'geen pdf');
    await expect(importAgain('Drie')).rejects.toThrow(
      'bulletin-attachments.csv, line 2, column file: The content',
    );
    await rm(folder, { recursive: true });
  });
});

describe('the import of a message', () => {
  it('is refused for a moment in the future, at which the message would stop to be new', async () => {
    const { database, config, secret, clock } = fixture.server;
    const folder = await mkdtemp(path.join(tmpdir(), 'mijn-bulletin-'));
    const later = new Date(clock.now().getTime() + DAY_MS).toISOString();
    await writeFile(
      path.join(folder, 'bulletin-messages.csv'),
      `association_code,code,subject,text,author_name,published_at\n1001,B9,Straks,Tekst,Anna,${later}\n`,
    );
    await writeFile(
      path.join(folder, 'albums.csv'),
      `association_code,code,name,author_name,created_at\n1001,A9,Straks,Anna,${later}\n`,
    );
    const reason = `${later} is in the future: leave this row out until then, or correct the moment`;
    const run = importFolder(
      importers,
      folder,
      { database, config, secret, now: clock.now },
      () => undefined,
    );
    await expect(run).rejects.toMatchObject({
      lines: expect.arrayContaining([
        `bulletin-messages.csv, line 2, column published_at: ${reason}`,
        `albums.csv, line 2, column created_at: ${reason}`,
      ]),
    });
    await rm(folder, { recursive: true });
  });
});

describe('the notification about a message', () => {
  it('has its text, author and files, and is absent once the message is deleted', async () => {
    const { association, owner, server } = fixture;
    const file = await fixture.upload(owner, 'Taken.pdf', 'Taken');
    const { id } = await fixture.publish(owner, { text: 'Een\n\nTwee', attachments: [file.id] });
    const read = () =>
      describeMessage(server.database.queries, { association_id: association.id, entity_id: id });
    expect(await read()).toMatchObject({
      subject: 'Tuindag',
      author: { name: 'Anna Eigenaar' },
      lines: ['Een', 'Twee'],
      path: `/bulletin-board?bericht=${id}`,
      files: [{ name: 'Taken.pdf' }],
    });
    await owner.call('DELETE', `${fixture.path}/${id}`);
    expect(await read()).toBeNull();
  });
});

describe('a message about which the owners are mailed', () => {
  it('is refused after five in a day, also after they were deleted, and without a mail it is not', async () => {
    const { server } = fixture;
    const owner = await fixture.signIn(fixture.association);
    const form = { subject: 'Lek', text: 'Bij de lift.', attachments: [], notify: true };
    const responses = await Promise.all(Array.from({ length: 8 }, () => owner.post(fixture.path, form)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(NOTIFIED_MESSAGES_PER_DAY);
    const { id } = responses.find(({ status }) => status === 201)?.as(messagesOperations.createMessage) ?? {};
    await owner.delete(`${fixture.path}/${id}`);
    const refused = await owner.post(fixture.path, form);
    expect(refused.error).toMatchObject({
      code: 'validation_failed',
      errors: { notify: [{ code: 'too_often', params: { max: NOTIFIED_MESSAGES_PER_DAY } }] },
    });
    expect((await owner.post(fixture.path, { ...form, notify: false })).status).toBe(201);
    expect((await fixture.board.post(fixture.path, form)).status).toBe(201);
    server.clock.pass(DAY_MS);
    const later = await fixture.signIn(fixture.association);
    expect((await later.post(fixture.path, form)).status).toBe(201);
  });
});
