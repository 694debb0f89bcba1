import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { createReader } from '../../documents/index.ts';
import { openFiles } from '../../files/index.ts';
import { createArchiveReading } from './archive-reading.ts';
import { archiveDocuments } from './archive.tables.ts';
import { createArchiveWorld, type ArchiveWorld } from './testing/archive-world.ts';
import { makePdf } from './testing/make-file.ts';

let world: ArchiveWorld;
const reader = createReader();
beforeAll(async () => {
  world = await createArchiveWorld();
  // The server reads documents of its own accord: here only the test does.
  await world.server.app.close();
});
afterAll(async () => {
  await reader.close();
  await world.server.stop();
});
beforeEach(async () => {
  await world.server.database.queries.delete(archiveDocuments);
});

const createReading = () => {
  const { server } = world;
  const needs = { database: server.database, now: server.clock.now, log: server.app.log };
  return createArchiveReading({ ...needs, files: openFiles(server.config), reader });
};

async function unread(values: Partial<typeof archiveDocuments.$inferInsert> = {}): Promise<{ id: string }> {
  const file = await openFiles(world.server.config).receive(Readable.from([await makePdf('De lift')]), 1e6);
  await file.keep();
  const due = { searchability: 'pending', reading_due_at: world.server.clock.now() } as const;
  return world.row({ ...due, file_hash: file.hash, ...values });
}

async function find({ id }: { id: string }) {
  const [row] = await world.server.database.queries
    .select()
    .from(archiveDocuments)
    .where(eq(archiveDocuments.id, id));
  return row;
}

describe('reading documents in the background', () => {
  it('reads what is due, whoever left it', async () => {
    const document = await unread();
    await createReading().run();
    expect(await find(document)).toMatchObject({
      searchability: 'searchable',
      page_count: 1,
      has_thumbnail: true,
      reading_due_at: null,
    });
  });

  it('leaves alone what someone else is reading, and takes it over when they did not finish', async () => {
    const lease = new Date(world.server.clock.now().getTime() + 60_000);
    const document = await unread({ reading_due_at: lease, reading_attempts: 1 });
    await createReading().run();
    expect(await find(document)).toMatchObject({ searchability: 'pending', reading_attempts: 1 });
    world.server.clock.pass(60_000);
    await createReading().run();
    expect((await find(document))?.searchability).toBe('searchable');
  });

  it('gives up a document that was never finished in three attempts', async () => {
    const document = await unread({ reading_attempts: 3 });
    await createReading().run();
    expect(await find(document)).toMatchObject({ searchability: 'not_searchable', reading_due_at: null });
  });

  it('tries later again when the store has no bytes', async () => {
    const document = await unread({ file_hash: 'f'.repeat(64) });
    await createReading().run();
    const row = await find(document);
    expect(row).toMatchObject({ searchability: 'pending', reading_attempts: 1 });
    expect(row?.reading_due_at?.getTime()).toBeGreaterThan(world.server.clock.now().getTime());
  });

  it('shares the work without reading anything twice', async () => {
    const documents = await Promise.all([unread(), unread(), unread()]);
    await Promise.all([createReading().run(), createReading().run()]);
    for (const document of documents) {
      expect(await find(document)).toMatchObject({ searchability: 'searchable', reading_attempts: 1 });
    }
  });

  it('takes no new document once it is stopped', async () => {
    const document = await unread();
    const reading = createReading();
    reading.stop();
    await reading.run();
    expect(await find(document)).toMatchObject({ searchability: 'pending', reading_attempts: 0 });
  });
});
