import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { archiveContract } from '@mijn/domain/archive/contract';
import { formsContract } from '@mijn/domain/forms/contract';
import { invoicesContract } from '@mijn/domain/invoices/contract';
import { meetingsContract } from '@mijn/domain/meetings/contract';
import { overviewContract } from '@mijn/domain/overview/contract';
import { searchContract } from '@mijn/domain/search/contract';
import { todosContract } from '@mijn/domain/todos/contract';
import type { Operation, Shape } from '@mijn/domain/wire';
import { startNotingRoutes } from './testing/authorisation/routes.ts';
import { makeThings } from './testing/authorisation/things.ts';
import type { TestApp, TestClient } from './testing/index.ts';
import { fillEveryTable } from './testing/plans/fill.ts';
import { genericPlanOf, noteStatements } from './testing/plans/note-statements.ts';

/** Thousands of rows are made. */
const FILL_TIMEOUT_MS = 60_000;

const SCOPE = '/associations/{association_id}/';

/** Every call that reads rows of an association. */
const calls: readonly (Operation & Shape)[] = [
  archiveContract,
  formsContract,
  invoicesContract,
  meetingsContract,
  overviewContract,
  searchContract,
  todosContract,
]
  .flatMap((contract): (Operation & Shape)[] => Object.values(contract))
  .filter(({ method, path, bytes }) => method === 'GET' && path.startsWith(SCOPE) && bytes === undefined);

/** A value for each field of a query; the sorts are taken from the contract. */
const samples: Readonly<Record<string, readonly string[]>> = {
  page: ['2'],
  per_page: ['10'],
  q: ['zaak', 'zaak 12', 'gebo'],
  group_id: ['{group_id}'],
  tag: ['tag 3'],
  year: ['2017'],
  with_hidden: ['true'],
  in_text: ['false&q=zaak'],
  group: ['Groep 3'],
  is_done: ['false', 'true'],
  is_checked: ['false', 'true'],
  period: ['upcoming', 'past'],
  parts: ['todos', 'meetings', 'invoices', 'documents'],
};

interface Field {
  oneOf?: unknown[];
  optional?: boolean;
}

function queriesOf({ query }: Shape): string[] {
  const fields = (query?.describe() as { fields?: Record<string, Field> } | undefined)?.fields ?? {};
  const own = Object.entries(fields).flatMap(([name, { oneOf }]) =>
    (name === 'sort' ? (oneOf ?? []).map(String) : (samples[name] ?? [`no sample of ${name}`])).map(
      (value) => `?${name}=${value}`,
    ),
  );
  return fields['q']?.optional === false ? own : ['', ...own];
}

const cases = calls.flatMap((call) =>
  queriesOf(call).map((query) => ({
    path: call.path,
    query,
    title: `${call.path.replace(SCOPE, '…/')}${query}`,
  })),
);

let server: TestApp;
let routes: readonly string[];
let ids: Readonly<Record<string, string>>;
/** The filters of an owner, and those of the board. */
const members: TestClient[] = [];

beforeAll(async () => {
  ({ server, routes } = await startNotingRoutes());
  const association = await fillEveryTable(server.database);
  const things = Object.values(await makeThings(server, association, 'Zaak'));
  // Of things with a parameter of the same name the first counts: an archive's document, not a meeting's.
  ids = Object.assign({ association_id: association.id }, ...things.toReversed());
  for (const is_board of [false, true]) {
    const user = await server.make.user();
    await server.make.membership(association, user, { is_board, is_invoice_check: true });
    const client = server.client();
    await client.login(user.email);
    members.push(client);
  }
}, FILL_TIMEOUT_MS);
afterAll(() => server.stop());

/** The plans of all statements of a call, as an owner and as the board. */
async function plansOf(path: string, query: string): Promise<string[]> {
  const address = `${path}${query}`.replaceAll(/\{(\w+)\}/gu, (_, name: string) => ids[name] ?? '');
  const statements = await noteStatements(server.database, async () => {
    for (const member of members) expect((await member.get(address)).status).toBe(200);
  });
  const different = new Map(statements.map((statement) => [statement.text, statement]));
  return Promise.all([...different.values()].map((statement) => genericPlanOf(server.database, statement)));
}

describe('every call that reads', () => {
  it('is among those whose plans are looked at, unless it reads bytes', () => {
    const known = calls.map(({ path }) => `GET ${path.replaceAll(/\{(\w+)\}/gu, ':$1')}`);
    const bytes = /\/(file|thumbnail|zip|calendar|e-invoice)$/u;
    const scoped = routes.filter((route) => route.startsWith('GET /associations/') && !bytes.test(route));
    expect(known.toSorted()).toEqual(scoped.toSorted());
  });

  it.each(cases)('$title reads no table from end to end', async ({ path, query }) => {
    const plans = await plansOf(path, query);
    expect(plans.length).toBeGreaterThan(1);
    for (const plan of plans) {
      expect(plan).not.toMatch(/Seq Scan on (archive|file|form|invoice|meeting|todo)\w*/u);
    }
  });
});

describe('a list in its own order', () => {
  it.each(['archive/documents', 'forms', 'invoices', 'invoices?is_checked=false', 'meetings', 'todos'])(
    '%s is not sorted',
    async (list) => {
      const [path = '', query = ''] = list.split(/(?=\?)/u);
      for (const plan of await plansOf(`${SCOPE}${path}`, query)) expect(plan).not.toMatch(/\bSort\b/u);
    },
  );
});
