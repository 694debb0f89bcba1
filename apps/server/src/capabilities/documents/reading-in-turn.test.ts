import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/index.ts';
import { pdfStub } from '../../testing/create-file.ts';
import { createReader, fileReadings } from './index.ts';
import { newReading, type ReadingTask } from './reading.ts';

let server: TestApp;
let association: { id: string };
beforeEach(async () => {
  server = await startTestApp();
  association = await server.build.association();
});
afterEach(() => server.stop());

describe('files of members, which are read in turn', () => {
  async function memberOf(of: { id: string }) {
    const user = await server.build.user();
    await server.build.membership(of, user);
    const client = server.client();
    await client.login(user.email);
    return async (text: string): Promise<void> => {
      const form = new FormData();
      form.set('file', new File([pdfStub(text)], 'Brief.pdf', { type: 'application/pdf' }));
      expect((await client.post(`/associations/${of.id}/attachments`, form)).status).toBe(201);
    };
  }

  async function readAll(): Promise<string[]> {
    const read: string[] = [];
    const reader = createReader();
    const record = async (task: ReadingTask) => {
      read.push(/\((.*)\)/u.exec((await buffer(await task.open())).toString())?.[1] ?? '');
      return newReading();
    };
    await server.runJobs({ reader: { ...reader, read: record } });
    await reader.close();
    return read;
  }

  it('reads the file of a member next, who waits beside one with 48 files', async () => {
    const [anna, frits] = [await memberOf(association), await memberOf(association)];
    for (let file = 1; file <= 48; file += 1) await anna(`Anna ${file}`);
    await frits('Frits 1');
    await frits('Frits 2');
    const read = await readAll();
    expect(read).toHaveLength(50);
    expect(read.indexOf('Frits 1')).toBeLessThanOrEqual(2);
    expect(read.indexOf('Frits 2')).toBeLessThanOrEqual(5);
    // No member waits any more.
    expect(
      (await server.database.queries.select().from(fileReadings)).filter(
        ({ requested_by }) => requested_by !== null,
      ),
    ).toEqual([]);
  });

  it('reads the file of another association next, when many members of one wait', async () => {
    for (let member = 1; member <= 5; member += 1) await (await memberOf(association))(`theirs ${member}`);
    await (
      await memberOf(await server.build.association())
    )('other');
    expect((await readAll()).indexOf('other')).toBe(1);
  });

  it('reads a file early that waits for another member already', async () => {
    const [anna, frits] = [await memberOf(association), await memberOf(association)];
    for (let file = 1; file <= 10; file += 1) await anna(`Anna ${file}`);
    await frits('Anna 10');
    const read = await readAll();
    expect(read.indexOf('Anna 10')).toBeLessThanOrEqual(2);
    expect(read).toHaveLength(10);
  });
});
