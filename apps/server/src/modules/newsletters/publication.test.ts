import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { DELETED_MESSAGE_MS, MINUTE_MS } from '@mijn/domain/limits';
import { newslettersOperations } from '@mijn/domain/newsletters';
import { notificationRuns } from '../../capabilities/notifications/notifications.tables.ts';
import { eq } from 'drizzle-orm';
import { importFolder } from '../../capabilities/import/import-folder.ts';
import { importers } from '../index.ts';
import { createPdf } from '../../testing/create-file.ts';
import { sectionEvents } from '../../capabilities/sections/sections.tables.ts';
import { deleteOldNewsletters } from './newsletters.jobs.ts';
import { createNewslettersFixture, type NewslettersFixture } from './testing/newsletters-fixture.ts';
import { newsletterAttachments, newsletters } from './newsletters.tables.ts';

let fixture: NewslettersFixture;
beforeAll(async () => {
  fixture = await createNewslettersFixture({ now: new Date() });
});
afterAll(() => fixture.server.stop());
afterEach(async () => {
  await fixture.server.database.queries.delete(sectionEvents);
});

/** Returns the fields of the form for a time in the Netherlands, a number of minutes from now. */
function inMinutes(minutes: number) {
  const time = new Date(fixture.server.clock.now().getTime() + minutes * MINUTE_MS);
  const text = time.toLocaleString('sv-SE', { timeZone: 'Europe/Amsterdam' });
  return {
    publication: 'scheduled' as const,
    publish_date: text.slice(0, 10),
    publish_time: text.slice(11, 16),
  };
}

const eventsOf = async (id: string) =>
  (await fixture.server.database.queries.select().from(sectionEvents)).filter((one) => one.entity_id === id);

const statusFor = async (client: typeof fixture.owner, id: string) => {
  const { status, body } = await client.get(`${fixture.path}/${id}`);
  return status === 200 ? (body as { status: string }).status : status;
};

describe('a newsletter that is not published yet', () => {
  it.each([
    ['draft', { publication: 'draft' as const }],
    ['scheduled', undefined],
  ])('exists for the board only: %s', async (status, form) => {
    const subject = `Geheim ${status}`;
    const { id } = await fixture.create({ ...(form ?? inMinutes(90)), subject });
    await fixture.server.runJobs();
    expect(await statusFor(fixture.board, id)).toBe(status);
    expect(await statusFor(fixture.owner, id)).toBe(404);
    for (const part of ['', '/file', '/thumbnail']) {
      expect((await fixture.owner.get(`${fixture.path}/${id}${part}`)).status).toBe(404);
    }
    const list = (await fixture.owner.get(fixture.path)).as(newslettersOperations.listNewsletters);
    expect(list.data.map((one) => one.id)).not.toContain(id);
    for (const client of [fixture.owner, fixture.board]) {
      const found = await client.get(
        `/associations/${fixture.association.id}/search?q=${encodeURIComponent(subject)}`,
      );
      expect(found.body).toEqual({ data: [] });
    }
    expect(await eventsOf(id)).toEqual([]);
    const first = (await fixture.board.get(fixture.path)).as(newslettersOperations.listNewsletters).data[0];
    expect(first?.status).not.toBe('published');
  });

  it('appears at its time without a job, and is announced by its job', async () => {
    const { id } = await fixture.create(inMinutes(30));
    fixture.server.clock.pass(31 * MINUTE_MS);
    expect(await statusFor(fixture.owner, id)).toBe('published');
    expect(await eventsOf(id)).toEqual([]);
    await fixture.server.runJobs();
    expect(await eventsOf(id)).toHaveLength(1);
    await fixture.server.runJobs();
    expect(await eventsOf(id)).toHaveLength(1);
  });

  it('is announced at its time after an import too, and at its new time after another import', async () => {
    const { server } = fixture;
    const folder = await mkdtemp(path.join(tmpdir(), 'mijn-newsletters-'));
    await writeFile(path.join(folder, 'brief.pdf'), await createPdf('Nieuwsbrief'));
    const importAt = async (minutes: number) => {
      const time = new Date(server.clock.now().getTime() + minutes * MINUTE_MS).toISOString();
      await writeFile(
        path.join(folder, 'newsletters.csv'),
        'association_code,code,subject,file,name,author_name,published_at\n' +
          `1001,N9,Straks,brief.pdf,Brief,Waterpas,${time}\n`,
      );
      const { database, config, secret, clock } = server;
      await importFolder(importers, folder, { database, config, secret, now: clock.now }, () => undefined);
      return time;
    };
    await importAt(30);
    await importAt(60);
    const [row] = await server.database.queries.select().from(newsletters).where(eq(newsletters.code, 'N9'));
    const id = row?.id ?? '';
    server.clock.pass(31 * MINUTE_MS);
    await server.runJobs();
    expect(await eventsOf(id)).toEqual([]);
    server.clock.pass(30 * MINUTE_MS);
    await server.runJobs();
    expect(await eventsOf(id)).toHaveLength(1);
    await rm(folder, { recursive: true });
  });

  const formOf = (values: object) => ({
    subject: 'Later',
    summary: '',
    attachments: [],
    notify: true,
    ...values,
  });

  it('is announced at its last time only, if the board changed the time', async () => {
    const { id, version, pdf } = await fixture.create(inMinutes(10));
    const change = formOf({ version, pdf: pdf.id, ...inMinutes(60) });
    expect((await fixture.board.patch(`${fixture.path}/${id}`, change)).status).toBe(200);
    fixture.server.clock.pass(20 * MINUTE_MS);
    await fixture.server.runJobs();
    expect(await statusFor(fixture.owner, id)).toBe(404);
    expect(await eventsOf(id)).toEqual([]);
    fixture.server.clock.pass(45 * MINUTE_MS);
    await fixture.server.runJobs();
    expect(await eventsOf(id)).toHaveLength(1);
  });

  it.each(['withdrawn', 'deleted'])('is never announced if it was %s before its time', async (how) => {
    const { id, version, pdf } = await fixture.create(inMinutes(10));
    const url = `${fixture.path}/${id}`;
    const change = formOf({ version, pdf: pdf.id, publication: 'draft' });
    const { status } =
      how === 'deleted' ? await fixture.board.delete(url) : await fixture.board.patch(url, change);
    expect(status).toBeLessThan(300);
    fixture.server.clock.pass(20 * MINUTE_MS);
    await fixture.server.runJobs();
    expect(await statusFor(fixture.owner, id)).toBe(404);
    expect(await eventsOf(id)).toEqual([]);
  });

  it('is announced at its time after it was deleted and restored', async () => {
    const { id } = await fixture.create(inMinutes(10));
    await fixture.board.delete(`${fixture.path}/${id}`);
    await fixture.board.post(`${fixture.path}/${id}/restore`);
    fixture.server.clock.pass(20 * MINUTE_MS);
    await fixture.server.runJobs();
    expect(await eventsOf(id)).toHaveLength(1);
  });
});

describe('the mail about a newsletter', () => {
  const runsOf = async (id: string) =>
    (await fixture.server.database.queries.select().from(notificationRuns)).filter(
      (run) => run.entity_id === id,
    );

  it('is requested once if the board edits the newsletter just after its time, before its job runs', async () => {
    const { id, version, pdf } = await fixture.create({ ...inMinutes(10), notify: true });
    fixture.server.clock.pass(11 * MINUTE_MS);
    const url = `${fixture.path}/${id}`;
    const change = { summary: '', attachments: [], notify: false, pdf: pdf.id, publication: 'now' as const };
    await fixture.board.patch(url, { ...change, subject: 'Verbeterd', version });
    expect(await runsOf(id)).toHaveLength(1);
    await fixture.server.runJobs();
    expect(await runsOf(id)).toHaveLength(1);
    const after = (await fixture.board.get(url)).as(newslettersOperations.getNewsletter);
    expect(after).toMatchObject({ notify: false, notified_at: expect.any(String) });
  });

  it('leads to that newsletter', async () => {
    const { id } = await fixture.create({ notify: true, subject: 'Met een adres' });
    const mails = (await fixture.server.mails()).filter(({ subject }) => subject === 'Met een adres');
    expect(mails).not.toEqual([]);
    const url = `http://localhost:3000/news-letter?document=${id}`;
    for (const { text, html } of mails) {
      expect(text).toContain(`${url}\n`);
      expect(html).toContain(`href="${url}"`);
    }
  });

  it('is requested if the newsletter is restored after its time', async () => {
    const { id } = await fixture.create({ ...inMinutes(10), notify: true });
    await fixture.board.delete(`${fixture.path}/${id}`);
    fixture.server.clock.pass(11 * MINUTE_MS);
    await fixture.server.runJobs();
    expect(await runsOf(id)).toEqual([]);
    await fixture.board.post(`${fixture.path}/${id}/restore`);
    expect(await runsOf(id)).toHaveLength(1);
  });

  it('is requested once, however often the newsletter is withdrawn and published', async () => {
    const { id, version, pdf } = await fixture.create({ notify: true });
    await fixture.server.runJobs();
    const form = { subject: 'Terug', summary: '', attachments: [], notify: true, pdf: pdf.id };
    for (const [index, publication] of ['draft', 'now', 'draft', 'now'].entries()) {
      const change = { ...form, version: version + index, publication };
      expect((await fixture.board.patch(`${fixture.path}/${id}`, change)).status).toBe(200);
      await fixture.server.runJobs();
    }
    expect(await runsOf(id)).toHaveLength(1);
    const seen = (await fixture.owner.get(`${fixture.path}/${id}`)).as(newslettersOperations.getNewsletter);
    expect(seen.notified_at).toBeNull();
  });
});

describe('a published newsletter', () => {
  it('is announced when it appears, changes, is withdrawn and is deleted', async () => {
    const { id, version, pdf } = await fixture.create();
    expect(await eventsOf(id)).toHaveLength(1);
    const form = { subject: 'Terug', summary: '', attachments: [], notify: false, pdf: pdf.id };
    await fixture.board.patch(`${fixture.path}/${id}`, { ...form, version, publication: 'draft' });
    expect(await eventsOf(id)).toHaveLength(2);
    expect(await statusFor(fixture.owner, id)).toBe(404);
    await fixture.board.patch(`${fixture.path}/${id}`, { ...form, version: version + 1, publication: 'now' });
    expect(await eventsOf(id)).toHaveLength(3);
    await fixture.board.delete(`${fixture.path}/${id}`);
    expect(await eventsOf(id)).toHaveLength(4);
  });

  it('is removed with its attachments some time after it was deleted', async () => {
    const { queries } = fixture.server.database;
    const kept = await fixture.create();
    const { id } = await fixture.create({ attachments: [await fixture.stage()] });
    await fixture.board.delete(`${fixture.path}/${id}`);
    fixture.server.clock.pass(DELETED_MESSAGE_MS + MINUTE_MS);
    const context = { database: fixture.server.database, now: fixture.server.clock.now };
    await deleteOldNewsletters.run(Object.assign(Object.create(null), context), {}, Object.create(null));
    const left = new Set((await queries.select().from(newsletters)).map((one) => one.id));
    expect([left.has(kept.id), left.has(id)]).toEqual([true, false]);
    const attachments = await queries.select().from(newsletterAttachments);
    expect(attachments.filter(({ owner_id }) => owner_id === id)).toEqual([]);
  });
});
