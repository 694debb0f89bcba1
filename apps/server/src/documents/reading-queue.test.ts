import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { openFiles } from '../files/index.ts';
import { startTestApp, type TestApp } from '../testing/index.ts';
import { makePdf } from '../testing/make-file.ts';
import { makeFlateBombPdf } from '../testing/make-hostile-file.ts';
import { createReader, createReadingQueue, filePages, fileReadings, requestReading } from './index.ts';

jest.setTimeout(60_000);

type Values = Partial<typeof fileReadings.$inferInsert>;

let server: TestApp;
let association: { id: string };
const reader = createReader();
beforeAll(async () => {
  server = await startTestApp();
  association = await server.make.association();
  // The server reads files of its own accord: here only the test does.
  await server.app.close();
});
afterAll(async () => {
  await reader.close();
  await server.stop();
});
beforeEach(async () => {
  await server.database.queries.delete(fileReadings);
});

const createQueue = (ownReader = reader) => {
  const { database, clock, app, config } = server;
  const needs = { database, now: clock.now, log: app.log, files: openFiles(config) };
  return createReadingQueue({ ...needs, reader: ownReader });
};

async function unread(content: string | Buffer = 'De lift', values: Values = {}): Promise<void> {
  const bytes = typeof content === 'string' ? await makePdf(content) : content;
  const file = await openFiles(server.config).receive(Readable.from([bytes]), 2e6);
  await file.keep();
  const due = { searchability: 'pending', reading_due_at: server.clock.now() } as const;
  await server.make.reading(association, { ...due, file_hash: file.hash, ...values });
}

const readings = () => server.database.queries.select().from(fileReadings);
const find = async () => (await readings())[0];

describe('reading files in the background', () => {
  it('reads what is due, whoever left it', async () => {
    await unread();
    await createQueue().run();
    expect(await find()).toMatchObject({
      searchability: 'searchable',
      page_count: 1,
      has_thumbnail: true,
      reading_due_at: null,
    });
  });

  it('reads a content once, however often it is asked for', async () => {
    await unread();
    await createQueue().run();
    const before = await readings();
    const { association_id = '', file_hash = '', media_type = '' } = before[0] ?? {};
    const { queries } = server.database;
    await requestReading(queries, { association_id, file_hash, media_type }, server.clock.now());
    await createQueue().run();
    expect(await readings()).toEqual(before);
    expect(await queries.select().from(filePages)).toMatchObject([{ file_hash, page: 1, text: 'De lift' }]);
  });

  it('leaves alone what someone else is reading, and takes it over when they did not finish', async () => {
    const lease = new Date(server.clock.now().getTime() + 60_000);
    await unread('De lift', { reading_due_at: lease, reading_attempts: 1 });
    await createQueue().run();
    expect(await find()).toMatchObject({ searchability: 'pending', reading_attempts: 1 });
    server.clock.pass(60_000);
    await createQueue().run();
    expect((await find())?.searchability).toBe('searchable');
  });

  it('gives up a file that was never finished in three attempts', async () => {
    await unread('De lift', { reading_attempts: 3 });
    await createQueue().run();
    expect(await find()).toMatchObject({
      searchability: 'not_searchable',
      is_unreadable: true,
      reading_due_at: null,
    });
  });

  it('tries later again when the store has no bytes', async () => {
    await unread('De lift', { file_hash: 'f'.repeat(64) });
    await createQueue().run();
    const row = await find();
    expect(row).toMatchObject({ searchability: 'pending', reading_attempts: 1 });
    expect(row?.reading_due_at?.getTime()).toBeGreaterThan(server.clock.now().getTime());
  });

  it('shares the work without reading anything twice', async () => {
    for (const text of ['De lift', 'Het dak', 'De gevel']) await unread(text);
    await Promise.all([createQueue().run(), createQueue().run()]);
    const read = { searchability: 'searchable', reading_attempts: 1 };
    expect(await readings()).toMatchObject([read, read, read]);
  });

  it('keeps the text and the count of a file that is not read to its end, and says so', async () => {
    await unread(makeFlateBombPdf('De lift'));
    await createQueue().run();
    expect(await find()).toMatchObject({
      searchability: 'searchable',
      is_unreadable: true,
      page_count: 2,
      reading_due_at: null,
    });
    expect(await server.database.queries.select().from(filePages)).toMatchObject([
      { page: 1, text: 'De lift' },
    ]);
  });

  it('puts back the file at hand when its reader is closed, as if it was not tried', async () => {
    await unread(makeFlateBombPdf());
    const own = createReader();
    const running = createQueue(own).run();
    while (own.pid() === undefined) await new Promise((resolve) => setTimeout(resolve, 10));
    await own.close();
    await running;
    expect(await find()).toMatchObject({ searchability: 'pending', reading_attempts: 0 });
  });

  it('takes no new file once it is stopped', async () => {
    await unread();
    const queue = createQueue();
    queue.stop();
    await queue.run();
    expect(await find()).toMatchObject({ searchability: 'pending', reading_attempts: 0 });
  });
});
