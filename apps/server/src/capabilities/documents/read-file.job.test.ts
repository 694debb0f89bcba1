import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { openFiles } from '../files/index.ts';
import { startTestApp, type TestApp } from '../../testing/index.ts';
import { createPdf } from '../../testing/create-file.ts';
import { createFlateBombPdf, SMALL_MEMORY_BYTES } from '../../testing/hostile-files.ts';
import {
  createReader,
  filePages,
  fileReadings,
  requestManyReadings,
  requestReading,
  requestReadings,
} from './index.ts';
import { readFile } from './read-file.job.ts';
import { newReading, READING_TIMEOUT_MS, type ReadingTask } from './reading.ts';

jest.setTimeout(180_000);

type Values = Partial<typeof fileReadings.$inferInsert>;

let server: TestApp;
let association: { id: string };
beforeAll(async () => {
  server = await startTestApp();
  association = await server.build.association();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.queries.execute(sql`delete from graphile_worker._private_jobs`);
  await server.database.queries.delete(fileReadings);
});

async function unread(content: string | Buffer = 'De lift', values: Values = {}): Promise<void> {
  const bytes = typeof content === 'string' ? await createPdf(content) : content;
  const file = await openFiles(server.config).receive(Readable.from([bytes]), 2e6);
  await file.keep();
  const { file_hash } = await server.build.reading(association, {
    searchability: 'pending',
    file_hash: file.hash,
    ...values,
  });
  await readFile.add(server.database.queries, { association_id: association.id, file_hash, is_slow: false });
}

const readings = () => server.database.queries.select().from(fileReadings);
const find = async () => (await readings())[0];
const countJobs = async () =>
  (await server.database.queries.execute(sql`select from graphile_worker.jobs`)).rowCount;

describe('reading files in the background', () => {
  it('reads a file that another process added', async () => {
    await unread();
    await server.runJobs();
    expect(await find()).toMatchObject({
      searchability: 'searchable',
      page_count: 1,
      has_thumbnail: true,
    });
  });

  it('reads a content once, even if its reading is requested twice', async () => {
    await unread();
    await server.runJobs();
    const before = await readings();
    const { association_id = '', file_hash = '', media_type = '' } = before[0] ?? {};
    const { queries } = server.database;
    await requestReading(queries, { association_id, file_hash, media_type }, newId());
    await server.runJobs();
    expect(await readings()).toEqual(before);
    expect(await queries.select().from(filePages)).toMatchObject([{ file_hash, page: 1, text: 'De lift' }]);
  });

  it('gives up a file after three attempts that did not finish', async () => {
    await unread('De lift', { reading_attempts: 3 });
    await server.runJobs();
    expect(await find()).toMatchObject({
      searchability: 'not_searchable',
      is_unreadable: true,
    });
  });

  it('retries when the store has no bytes, and gives up after twelve attempts', async () => {
    await unread('De lift', { file_hash: 'f'.repeat(64) });
    await server.runJobs();
    expect(await find()).toMatchObject({ searchability: 'pending', reading_attempts: 0 });
    server.clock.pass(10 * 3_600_000);
    await server.runJobs();
    expect((await find())?.searchability).toBe('pending');
    for (let attempt = 3; attempt <= 12; attempt += 1) {
      server.clock.pass(6.2 * 3_600_000);
      await server.runJobs();
    }
    expect(await find()).toMatchObject({ searchability: 'not_searchable', is_unreadable: true });
    expect(await countJobs()).toBe(0);
  });

  it('reads each file once, with two concurrent workers', async () => {
    for (const text of ['De lift', 'Het dak', 'De gevel']) await unread(text);
    await Promise.all([server.runJobs(), server.runJobs()]);
    const read = { searchability: 'searchable', reading_attempts: 1 };
    expect(await readings()).toMatchObject([read, read, read]);
  });

  it('lets the files that wait go before a file that takes long', async () => {
    const [long, short] = [await createPdf('Lang'), await createPdf('Kort')];
    await unread(long);
    await unread(short);
    const reader = createReader();
    const read: string[] = [];
    // Gives `long` no time at first, and enough time otherwise, so that the test does not depend on real times.
    const readWithin = async (task: ReadingTask) => {
      const isLong = (await buffer(await task.open())).equals(long);
      read.push(isLong ? 'long' : 'short');
      const isTooSlow = isLong && task.timeoutMs !== READING_TIMEOUT_MS;
      return reader.read({ ...task, timeoutMs: isTooSlow ? 0 : READING_TIMEOUT_MS });
    };
    await server.runJobs({ reader: { ...reader, read: readWithin } });
    await reader.close();
    expect(read).toEqual(['long', 'short', 'long']);
    expect(await readings()).toMatchObject([
      { searchability: 'searchable', reading_attempts: 1, is_unreadable: false },
      { searchability: 'searchable', reading_attempts: 1, is_unreadable: false },
    ]);
  });

  describe('that an import requested', () => {
    const media_type = 'application/pdf';
    const request = async (association_id: string, count: number, send = requestReadings) => {
      const files = [];
      for (let at = 0; at < count; at += 1) {
        files.push({ association_id, file_hash: String(at).padStart(64, 'a'), media_type });
      }
      await send(server.database.queries, files);
    };

    /** Returns the associations of the files, in the order of the readings. */
    async function readAll(onRead: () => Promise<void> = async () => undefined): Promise<string[]> {
      const order: string[] = [];
      const reader = createReader();
      const files = openFiles(server.config);
      const read = async () => {
        const rows = await readings();
        order.push(
          rows.find((row) => row.reading_attempts === 1 && row.searchability === 'pending')?.association_id ??
            '',
        );
        await onRead();
        return newReading();
      };
      await server.runJobs({
        reader: { ...reader, read },
        files: { ...files, read: async () => Readable.from([]) },
      });
      await reader.close();
      return order;
    }

    it('in turn, for several associations', async () => {
      const other = await server.build.association();
      await request(association.id, 3);
      await request(other.id, 1);
      const mine = association.id;
      expect(await readAll()).toEqual([mine, other.id, mine, mine]);
    });

    it('when no more have been requested for a while, if they are very many', async () => {
      await request(association.id, 1, requestManyReadings);
      await request(association.id, 2, requestManyReadings);
      expect(await readAll()).toEqual([]);
      server.clock.pass(10_000);
      expect(await readAll()).toHaveLength(2);
    });

    it('with a few in the queue, although many wait, because each search for a job passes all in the queue', async () => {
      await request(association.id, 35);
      const inQueue: (number | null)[] = [];
      expect(await readAll(async () => void inQueue.push(await countJobs()))).toHaveLength(35);
      expect(Math.max(...inQueue.map(Number))).toBeLessThanOrEqual(12);
      expect((await readings()).filter(({ searchability }) => searchability === 'pending')).toEqual([]);
      expect(await countJobs()).toBe(0);
    });
  });

  it('keeps the text and page count of a file that is not read to its end, and marks it as unreadable', async () => {
    await unread(createFlateBombPdf('De lift'));
    const reader = createReader({ memoryBytes: SMALL_MEMORY_BYTES });
    await server.runJobs({ reader });
    await reader.close();
    expect(await find()).toMatchObject({
      searchability: 'searchable',
      is_unreadable: true,
      page_count: 2,
    });
    expect(await server.database.queries.select().from(filePages)).toMatchObject([
      { page: 1, text: 'De lift' },
    ]);
  });

  it('puts the file back when its reader is closed, without counting the attempt', async () => {
    await unread(createFlateBombPdf());
    const reader = createReader();
    const running = server.runJobs({ reader });
    while (reader.pid() === undefined) await new Promise((resolve) => setTimeout(resolve, 10));
    await reader.close();
    await running;
    expect(await find()).toMatchObject({ searchability: 'pending', reading_attempts: 0 });
    expect(await countJobs()).toBe(1);
  });
});
