import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HOUR_MS, MINUTE_MS } from '@mijn/domain/limits';
import { newsOperations } from '@mijn/domain/news';
import { searchOperations } from '@mijn/domain/search';
import { eq, sql } from 'drizzle-orm';
import { ALL_ASSOCIATIONS } from '../../platform/database/index.ts';
import { importFolder } from '../../capabilities/import/import-folder.ts';
import { importers } from '../index.ts';
import { sectionEvents } from '../../capabilities/sections/sections.tables.ts';
import { type AssociationFixture, createAssociationFixture } from '../../testing/association-fixture.ts';
import { createPdf } from '../../testing/create-file.ts';
import type { TestClient } from '../../testing/index.ts';
import { addNews, type NewNews } from './add-news.repository.ts';
import { newsItems } from './news.tables.ts';

let fixture: AssociationFixture;
let folder: string;
beforeAll(async () => {
  fixture = await createAssociationFixture();
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-news-'));
});
afterAll(async () => {
  await fixture.server.stop();
  await rm(folder, { recursive: true });
});

async function add(own: Partial<NewNews> & { subject: string }): Promise<void> {
  const { database, config, secret, clock } = fixture.server;
  const news = {
    text: 'Tekst',
    attachments: [],
    association: undefined,
    published_at: undefined,
    is_urgent: false,
  };
  await addNews({ database, config, secret, now: clock.now }, { ...news, ...own }, () => undefined);
  clock.pass(1000);
}

const pathOf = (association: { id: string }) => `/associations/${association.id}/news/items`;
const listed = async (client: TestClient, association: { id: string }, query = '') =>
  (await client.get(`${pathOf(association)}${query}`)).as(newsOperations.listItems);
const subjectsOf = ({ data }: { data: readonly { subject: string }[] }) => data.map(({ subject }) => subject);

describe('the news of the provider', () => {
  beforeAll(async () => {
    await add({ subject: 'Voor iedereen' });
    await add({ subject: 'Voor de Kade', association: '1001' });
    await add({ subject: 'Voor Parkzicht', association: '1002' });
    await add({ subject: 'Nog eens voor iedereen' });
  });

  it('has the items for the association and for all, newest first, on every page', async () => {
    const { owner, association, stranger, elsewhere } = fixture;
    const all = ['Nog eens voor iedereen', 'Voor de Kade', 'Voor iedereen'];
    const { data, meta } = await listed(owner, association);
    expect(subjectsOf({ data })).toEqual(all);
    expect(meta.total).toBe(3);
    expect(data[0]).toMatchObject({ author_name: 'Waterpas', may_edit: false, is_unread: true });
    for (const [index, subject] of all.entries()) {
      const page = await listed(owner, association, `?per_page=1&page=${index + 1}`);
      expect([subjectsOf(page), page.meta.total]).toEqual([[subject], 3]);
    }
    expect(subjectsOf(await listed(owner, association, '?sort=published_at'))).toEqual(all.toReversed());
    expect(subjectsOf(await listed(stranger, elsewhere))).toContain('Voor Parkzicht');
    expect((await stranger.get(`${pathOf(elsewhere)}/${data[1]?.id}`)).status).toBe(404);
  });

  it('is counted by year, over both', async () => {
    const { owner, association, server } = fixture;
    const response = await owner.get(`${pathOf(association)}/years`);
    const year = server.clock.now().getUTCFullYear();
    expect(response.as(newsOperations.listYears).data).toEqual([{ year, message_count: 3 }]);
    expect((await listed(owner, association, `?year=${year}`)).meta.total).toBe(3);
    expect((await listed(owner, association, '?year=2001')).meta.total).toBe(0);
  });

  it('for all is found by the text of its attachment, which is read once', async () => {
    const { owner, association, stranger, elsewhere, server } = fixture;
    const file = path.join(folder, 'Vorst.pdf');
    await writeFile(file, await createPdf('Sluit de buitenkraan'));
    await add({ subject: 'Winter', attachments: [file] });
    await server.runJobs();
    for (const [client, at] of [
      [owner, association],
      [stranger, elsewhere],
    ] as const) {
      expect(subjectsOf(await listed(client, at, '?q=buitenkraan'))).toEqual(['Winter']);
      const found = await client.get(`/associations/${at.id}/search?q=buitenkraan`);
      const [group] = found.as(searchOperations.search).data;
      expect(group).toMatchObject({
        kind: 'news',
        hits: [{ title: 'Winter', match: { file_name: 'Vorst.pdf', page: 1 } }],
      });
      const [item] = (await listed(client, at, '?q=winter')).data;
      const url = `${pathOf(at)}/${item?.id}/attachments/${item?.attachments[0]?.id}`;
      expect((await client.get(`${url}/thumbnail`)).status).toBe(200);
    }
    const { rows } = await server.database.queries.execute(
      sql`select association_id from file_readings where association_id = ${ALL_ASSOCIATIONS}`,
    );
    expect(rows).toHaveLength(1);
  });
});

describe('news with a time of publication', () => {
  it('is hidden until then, and is announced to the open tabs at that time', async () => {
    const { owner, association, server } = fixture;
    const published_at = new Date(server.clock.now().getTime() + HOUR_MS);
    await add({ subject: 'Straks', association: '1001', published_at, is_urgent: true });
    const [row] = await server.database.queries
      .select()
      .from(newsItems)
      .where(eq(newsItems.subject, 'Straks'));
    const events = async () =>
      server.database.queries
        .select()
        .from(sectionEvents)
        .where(eq(sectionEvents.entity_id, row?.id ?? ''));
    const isShown = async () => subjectsOf(await listed(owner, association)).includes('Straks');
    await server.runJobs();
    expect([await isShown(), await events()]).toEqual([false, []]);
    expect((await owner.get(`${pathOf(association)}/${row?.id}`)).status).toBe(404);
    server.clock.pass(HOUR_MS + MINUTE_MS);
    await server.runJobs();
    expect(await isShown()).toBe(true);
    expect(await events()).toMatchObject([{ association_id: association.id, section: 'news' }]);
  });
});

describe('urgent news', () => {
  it('is shown to a member until the member closes it, on every device', async () => {
    const { association, signIn } = fixture;
    const [one, two] = [await signIn(association), await signIn(association)];
    const urgent = async (client: TestClient) =>
      (await client.get(`${pathOf(association)}/urgent`)).as(newsOperations.listUrgent).data;
    await add({ subject: 'Geen water', is_urgent: true });
    const [newest] = await urgent(one);
    expect(newest?.subject).toBe('Geen water');
    const url = `${pathOf(association)}/${newest?.id}/dismiss`;
    expect((await one.post(url)).status).toBe(204);
    expect((await one.post(url)).status).toBe(204);
    expect(subjectsOf({ data: await urgent(one) })).not.toContain('Geen water');
    expect(subjectsOf({ data: await urgent(two) })).toContain('Geen water');
  });
});

describe('the import of news', () => {
  it('has items for all associations and for one, and is repeated without a change', async () => {
    const { database, config, secret, clock } = fixture.server;
    const moment = clock.now().toISOString();
    const news = (subject: string) =>
      `association_code,code,subject,text,published_at,is_urgent\n,N1,${subject},Tekst,${moment},no\n1001,N1,Kade,Tekst,${moment},\n`;
    await writeFile(path.join(folder, 'brief.pdf'), await createPdf('Brief'));
    const importAgain = async (subject: string, extra = '') => {
      await writeFile(path.join(folder, 'news.csv'), news(subject) + extra);
      await writeFile(
        path.join(folder, 'news-attachments.csv'),
        'association_code,news_code,code,file,name\n,N1,1,brief.pdf,Brief\n1001,N1,1,brief.pdf,Brief\n',
      );
      await importFolder(importers, folder, { database, config, secret, now: clock.now }, () => undefined);
      return database.queries
        .select()
        .from(newsItems)
        .where(eq(newsItems.code, 'N1'))
        .orderBy(newsItems.association_id);
    };
    const announced = async () => (await database.queries.select().from(sectionEvents)).length;
    const first = await importAgain('Alle');
    expect(first.map(({ subject, association_id }) => [subject, association_id])).toEqual([
      ['Alle', ALL_ASSOCIATIONS],
      ['Kade', fixture.association.id],
    ]);
    const before = await announced();
    expect(await importAgain('Alle')).toEqual(first);
    expect(await importAgain('Allen')).toMatchObject([
      { id: first[0]?.id, subject: 'Allen', version: 2 },
      { version: 1 },
    ]);
    expect(await announced()).toBe(before);
    const { data } = await listed(fixture.owner, fixture.association, '?q=allen');
    expect(data[0]?.attachments).toMatchObject([{ name: 'Brief.pdf' }]);
    await expect(importAgain('Allen', `,N1,Twee keer,Tekst,${moment},no\n`)).rejects.toThrow(
      'N1 is there twice',
    );
  });
});
