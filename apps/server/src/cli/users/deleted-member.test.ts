import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { reportsOperations } from '@mijn/domain/reports';
import { todosOperations } from '@mijn/domain/todos';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { addPersonalRows } from '../../modules/personal-data/testing/personal-rows.ts';
import {
  createReportsFixture,
  type ReportsFixture,
} from '../../modules/todos/reports/testing/reports-fixture.ts';
import { users } from '../../platform/database/index.ts';
import { importRows } from '../../testing/import-rows.ts';
import type { TestClient } from '../../testing/index.ts';
import { keepOutput } from '../../testing/keep-output.ts';
import { runCommandLine } from '../commands.ts';

jest.setTimeout(120_000);

const NAME = "Wilhelmien O'Overwater & Zn.";
const EMAIL = 'w.overwater@waterpas.example';
const PHONE = '06 98 76 54 32';
const STREET = 'Zeldzaamstraat 43 (achterhuis)';

/** What identifies the member, and as it stands in the HTML of a mail. */
const PERSONAL = [NAME, NAME.replace('&', '&amp;'), EMAIL, PHONE, STREET];

/** The columns that keep something of a deleted member, each with its reason (docs/decisions/0239). */
const KEPT: Readonly<Record<string, string>> = {
  'public.invoice_decisions.decided_by': 'the books of the association, which are kept for seven years',
  'public.convocation_deliveries.name': 'the evidence that the meeting was convened',
  'public.convocation_deliveries.email': 'the evidence that the meeting was convened',
  'public.meeting_minutes_signatures.name': 'the evidence of who signed the minutes',
  'public.outbox_mails.recipient': 'the mail that says that the account was deleted',
  'public.outbox_mails.text_body': 'the same mail, until it is sent',
  'public.outbox_mails.html_body': 'the same mail, until it is sent',
};

let fixture: ReportsFixture;
let leaver: TestClient;
keepOutput();
beforeAll(async () => {
  fixture = await createReportsFixture({ now: new Date() });
});
afterAll(() => fixture.server.stop());

/** Returns the columns of all tables that have a text, as `schema.table.column`. */
async function columnsWith(texts: readonly string[]): Promise<string[]> {
  const { pool } = fixture.server.database;
  const { rows } = await pool.query<{ place: string; from: string; column: string }>(
    `select format('%s.%s.%s', table_schema, table_name, column_name) as place,
        format('%I.%I', table_schema, table_name) as from, quote_ident(column_name) as column
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      order by 1`,
  );
  const found: string[] = [];
  for (const { place, from, column } of rows) {
    const has = await pool.query(
      `select from ${from}, unnest($1::text[]) as sought where strpos(lower(${column}::text), lower(sought)) > 0 limit 1`,
      [texts],
    );
    if (has.rowCount !== 0) found.push(place);
  }
  return found;
}

/** Returns the files of the data folder that have a text, without the mailbox of mails that were sent. */
async function filesWith(texts: readonly string[]): Promise<string[]> {
  const root = path.join(fixture.server.config.dataDir, 'files');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const bytes = await Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })));
  return bytes.filter(({ text }) => texts.some((sought) => text.includes(sought))).map(({ file }) => file);
}

/** A mail to somebody else that waits, with what it says of the member. */
async function addWaitingMail(): Promise<string> {
  const id = newId();
  const html = `<p>${NAME.replace('&', '&amp;')}, ${STREET}</p>`;
  await fixture.server.database.pool.query(
    `insert into outbox_mails (id, dedupe_key, recipient, subject, text_body, html_body, created_at)
      values ($1::uuid, $1::text, 'meldingen@waterpas.example', $2, $3, $4, now())`,
    [id, `Van ${NAME}`, `${NAME} (${PHONE}) meldde iets.\nWaar: In mijn appartement, ${STREET}`, html],
  );
  return id;
}

/** Creates one of everything that a member makes, and returns the ids of the reports. */
async function makeEverything(): Promise<string[]> {
  const { server, association, signIn, board, report, react, todos } = fixture;
  leaver = await signIn(association, {}, { name: NAME, email: EMAIL });
  const { queries, pool } = server.database;
  const [user = { id: '' }] = await queries
    .update(users)
    .set({ phone: PHONE })
    .where(eq(users.email, EMAIL))
    .returning({ id: users.id });
  await pool.query(
    `insert into addresses (association_id, id, code, user_id, kind, street, city, country, position)
      values ($1, $2, 'A1', $3, 'apartment', $4, 'Rotterdam', 'Nederland', 0)`,
    [association.id, newId(), user.id, STREET],
  );
  const options = (await leaver.get(`${todos}/reports/options`)).as(reportsOperations.getReportOptions);
  expect(options.address).toBe(STREET);
  const own = await report(leaver, { place: `In mijn appartement, ${options.address}` });
  const taken = await report(leaver, { place: `In mijn appartement, ${options.address}` });
  const other = await report(leaver, { place: `${STREET}, balkon` });
  const joined = await report(leaver, { place: `In mijn appartement, ${options.address}` });
  const target = await report(board);
  const body = { target_id: target.id };
  expect((await board.call('PUT', `${todos}/${joined.id}/join`, { body })).status).toBe(200);
  await board.call('PUT', `${todos}/${own.id}/follow`);
  await react(leaver, own.id, 'Het drupt nog steeds.');
  await importRows(
    server,
    {
      headers: {
        todos:
          'association_code,code,internal_reference,description,group,start_date,is_done,reported_reference',
      },
    },
    { todos: [`1001,T1,AP-1,Dakdoorvoer,Onderhoud,2026-11-16,no,${taken.reported_reference}`] },
  );
  const staff = await server.build.staff();
  const marked = { user: { id: user.id, email: EMAIL }, association, staff, mark: 'kenmerk', name: NAME };
  await addPersonalRows(server, marked);
  return [own.id, taken.id, other.id, joined.id];
}

describe('a member whose account is deleted', () => {
  it('is named nowhere but where the name is kept for a reason, with address, e-mail and telephone', async () => {
    const { server, board, todos } = fixture;
    const ids = await makeEverything();
    const waiting = await addWaitingMail();
    const before = await columnsWith(PERSONAL);
    expect(before).toEqual(
      expect.arrayContaining(['public.todos.reporter', 'public.todos.concerns', 'public.users.phone']),
    );
    const code = await runCommandLine(
      ['users', 'delete', '--yes', '--email', EMAIL, '--reason', 'Verhuisd'],
      {
        DATA_DIR: server.config.dataDir,
        DATABASE_URL: server.databaseUrl,
      },
    );
    expect(code).toBe(0);
    const kept = await columnsWith(PERSONAL);
    expect(kept).toEqual(Object.keys(KEPT).toSorted());
    expect(await filesWith(PERSONAL)).toEqual([]);

    const shown = await Promise.all(
      ids.map(async (id) => (await board.get(`${todos}/${id}`)).as(todosOperations.getTodo)),
    );
    expect(shown.map(({ reporter, concerns }) => ({ reporter, concerns }))).toEqual([
      { reporter: 'Verwijderd account', concerns: 'In mijn appartement' },
      { reporter: 'Verwijderd account', concerns: 'In mijn appartement' },
      { reporter: 'Verwijderd account', concerns: 'balkon' },
      { reporter: 'Verwijderd account', concerns: 'In mijn appartement' },
    ]);
    // Nobody is left who sees the item because of the joined report.
    const [item] = shown.flatMap(({ joined_to }) => joined_to ?? []);
    expect((await board.get(`${todos}/${item?.id}`)).as(todosOperations.getTodo)).toMatchObject({
      follower_count: 1,
      reporter_count: 1,
    });
    const mails = await server.database.pool.query(
      'select subject, text_body, html_body from outbox_mails where id = $1',
      [waiting],
    );
    expect(mails.rows).toEqual([
      {
        subject: 'Van Verwijderd account',
        text_body: 'Verwijderd account (…) meldde iets.\nWaar: In mijn appartement, …',
        html_body: '<p>Verwijderd account, …</p>',
      },
    ]);
    // What jobs still compose is of the time after the deletion.
    const sentAfter = (await server.mails()).slice(-5).filter(({ to }) => to?.[0]?.address !== EMAIL);
    for (const { text = '' } of sentAfter) expect(PERSONAL.filter((one) => text.includes(one))).toEqual([]);
  });
});
