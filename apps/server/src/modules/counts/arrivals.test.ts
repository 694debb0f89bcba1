import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { albumsOperations } from '@mijn/domain/albums';
import { countsOperations } from '@mijn/domain/counts';
import { FIRST_VISIT_MS, HOUR_MS, MINUTE_MS } from '@mijn/domain/limits';
import { messagesOperations } from '@mijn/domain/messages';
import { newsOperations } from '@mijn/domain/news';
import { newslettersOperations } from '@mijn/domain/newsletters';
import { associations } from '../../platform/database/index.ts';
import { createPdf } from '../../testing/create-file.ts';
import { importRows, type ImportRows } from '../../testing/import-rows.ts';
import { createReportsFixture, type ReportsFixture } from '../todos/reports/testing/reports-fixture.ts';
import { listFollowedChanges } from '../todos/timeline/followed-changes.repository.ts';
import { todoFollows } from '../todos/timeline/timeline.tables.ts';

jest.setTimeout(60_000);

const headers = {
  'bulletin-messages': 'association_code;code;subject;text;author_email;author_name;published_at;changed_at',
  'todo-notes': 'association_code;todo_code;code;author_name;text;happened_at',
  albums: 'association_code;code;name;user_code;author_name;created_at',
  news: 'association_code;code;subject;text;published_at;changed_at;is_urgent',
  newsletters: 'association_code;code;file;name;subject;summary;author_email;author_name;published_at',
  todos: 'association_code;code;internal_reference;description;group;start_date;is_done',
};

let fixture: ReportsFixture;
let code: string;
let scope: string;
beforeAll(async () => {
  fixture = await createReportsFixture();
  scope = `/associations/${fixture.association.id}`;
  const [row] = await fixture.server.database.queries.select().from(associations);
  code = row?.code ?? '';
});
afterAll(() => fixture.server.stop());

const ago = (milliseconds: number): string =>
  new Date(fixture.server.clock.now().getTime() - milliseconds).toISOString();

async function load(rows: ImportRows<keyof typeof headers>) {
  const files = { 'a.pdf': await createPdf('Nieuws.') };
  return importRows(fixture.server, { headers, files }, rows);
}

/** The rows of each kind with a moment of their own. */
const rowsAt = (name: string, moment: string) => ({
  'bulletin-messages': [`${code};${name};Koffie;Om tien uur.;;Bea;${moment};`],
  'todo-notes': [`${code};t1;${name};K. Overdijk;De loodgieter komt.;${moment}`],
  albums: [`${code};${name};Tuindag;;Bea;${moment}`],
  news: [`${code};${name};Storing;De lift.;${moment};;`],
  newsletters: [`${code};${name};a.pdf;Brief ${name};Nieuwsbrief;;;Bea;${moment}`],
});

const counts = async () => (await fixture.neighbour.get(`${scope}/counts`)).as(countsOperations.getCounts);

/** Returns the marks of the lists of the neighbour, and of the timeline of the followed action item. */
async function marks(todoId: string) {
  const { neighbour, entries } = fixture;
  return {
    bulletin: (await neighbour.get(`${scope}/bulletin/messages`)).as(messagesOperations.listMessages).data,
    newsletters: (await neighbour.get(`${scope}/newsletters`)).as(newslettersOperations.listNewsletters).data,
    news: (await neighbour.get(`${scope}/news/items`)).as(newsOperations.listItems).data,
    albums: (await neighbour.get(`${scope}/albums`)).as(albumsOperations.listAlbums).data,
    entries: (await entries(neighbour, todoId)).map(({ id, is_new }) => ({ id, is_unread: is_new })),
  };
}

const unread = (lists: Awaited<ReturnType<typeof marks>>) =>
  Object.fromEntries(
    Object.entries(lists).map(([name, rows]) => [name, rows.filter(({ is_unread }) => is_unread).length]),
  );

const NONE = { bulletin_board: 0, newsletters: 0, albums: 0, news: 0, todos: 0 };
const ONE = { bulletin_board: 1, newsletters: 1, albums: 1, news: 1, todos: 1 };

describe('what an import brings', () => {
  it('is new since it arrived, and not since its own moment', async () => {
    const { server, neighbour, todos } = fixture;
    await load({ todos: [`${code};t1;AP-1;De lift hapert;Lift;2026-11-01;no`] });
    const { data } = (await neighbour.get(todos)).body as { data: { id: string }[] };
    const [{ id } = { id: '' }] = data;
    await neighbour.call('PUT', `${todos}/${id}/follow`);
    // What was written in the afternoon comes at night, after the member looked at five.
    const afternoon = ago(HOUR_MS);
    const look = async () => {
      for (const section of ['bulletin_board', 'newsletters', 'albums', 'news'])
        await neighbour.post(`${scope}/counts/${section}/open`);
      await neighbour.post(`${todos}/${id}/seen`);
    };
    await look();
    expect(await counts()).toEqual(NONE);
    server.clock.pass(5 * MINUTE_MS);
    await load(rowsAt('n1', afternoon));
    expect(await counts()).toEqual(ONE);
    expect(unread(await marks(id))).toEqual({ bulletin: 1, newsletters: 1, news: 1, albums: 1, entries: 1 });
    const [follow] = await server.database.queries.select().from(todoFollows);
    const reader = {
      user_id: follow?.user_id ?? '',
      membership: {
        association_id: fixture.association.id,
        is_board: false,
        is_invoice_check: false,
        is_invoice_check_copy: false,
      },
    };
    const foundation = { ...server, now: server.clock.now };
    const digest = await listFollowedChanges(
      foundation,
      reader,
      new Date(ago(MINUTE_MS)),
      new Date(ago(-MINUTE_MS)),
    );
    expect(digest.total).toBe(1);
    await look();
    expect(await counts()).toEqual(NONE);
    server.clock.pass(MINUTE_MS);
    await load(rowsAt('n1', afternoon));
    expect(await counts()).toEqual(NONE);
    // History is new to nobody.
    await load(rowsAt('old', ago(2 * FIRST_VISIT_MS)));
    expect(await counts()).toEqual(NONE);
  });
});
