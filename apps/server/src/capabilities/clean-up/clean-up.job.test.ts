import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { pino } from 'pino';
import { v7 as newId } from 'uuid';
import { HOUR_MS } from '@mijn/domain/limits';
import { releasedFiles } from '../attachments/attachments.tables.ts';
import { attempts, outboxMails } from '../../platform/database/index.ts';
import { openFiles } from '../files/index.ts';
import { announce } from '../sections/sections.ts';
import { sectionEvents } from '../sections/sections.tables.ts';
import { startTestApp, type TestApp } from '../../testing/index.ts';
import { cleanUp, deleteEnded } from './clean-up.job.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const count = async (table: typeof attempts | typeof sectionEvents) =>
  (await server.database.queries.select().from(table)).length;

describe('the hourly clean-up', () => {
  it('deletes attempts that no longer count, and nothing else', async () => {
    const user = await server.build.user();
    await server.client().login(user.email);
    await server.client().login(user.email, 'wrong');
    server.clock.pass(HOUR_MS);
    const client = server.client();
    await client.login(user.email);
    await server.client().login(user.email, 'wrong');
    server.clock.pass(HOUR_MS + 1);
    await deleteEnded(server.database.queries, server.clock.now());
    expect((await client.get('/auth/user')).status).toBe(200);
    expect(await count(attempts)).toBe(0);
  });

  it('deletes the events of an hour ago, which no browser continues from', async () => {
    const { queries } = server.database;
    const publish = () =>
      announce(queries, {
        association_id: null,
        section: 'news',
        entity_id: newId(),
        happened_at: server.clock.now(),
      });
    await publish();
    server.clock.pass(HOUR_MS + 1);
    await publish();
    await deleteEnded(queries, server.clock.now());
    expect(await count(sectionEvents)).toBe(1);
  });

  it('deletes notifications of a month ago, and keeps newer ones and the mails about accounts', async () => {
    const mail = { recipient: 'anna@waterpas.example', subject: '', text_body: '', html_body: '' };
    const created_at = server.clock.now();
    const source = { type: 'digest' };
    // The sign-ins of the test above have mailed a new device.
    await server.database.queries.delete(outboxMails);
    await server.database.queries.insert(outboxMails).values([
      { ...mail, id: newId(), dedupe_key: 'notification', source, created_at },
      { ...mail, id: newId(), dedupe_key: 'welcome', created_at },
    ]);
    const month = new Date(created_at.getTime() + 30 * 24 * HOUR_MS);
    const keys = async () =>
      (await server.database.queries.select().from(outboxMails)).map(({ dedupe_key }) => dedupe_key);
    await deleteEnded(server.database.queries, month);
    expect(await keys()).toEqual(['notification', 'welcome']);
    await deleteEnded(server.database.queries, new Date(month.getTime() + 1));
    expect(await keys()).toEqual(['welcome']);
  });

  it('logs the cause if a part of it fails', async () => {
    const { queries } = server.database;
    await queries.insert(releasedFiles).values({ association_id: newId(), file_hash: 'a'.repeat(64) });
    const log = pino({ level: 'silent' });
    const warn = jest.spyOn(log, 'warn').mockReturnValue();
    await cleanUp.add(queries, {});
    const remove = () => Promise.reject(new RangeError('the store is away'));
    await server.runJobs({ log, files: { ...openFiles(server.config), remove } });
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ fault: 'RangeError' }),
      'a part of the hourly clean-up failed: the next one repeats it',
    );
  });
});
