import pg from 'pg';
import { createCallers } from '../authorisation/callers.ts';
import { rows } from '../authorisation/table.ts';
import { createFixtures, moduleFixtures } from '../fixtures/all.ts';
import type { CreateInput, Params } from '../fixtures/fixtures.ts';
import type { TestApp } from '../test-app.ts';
import type { NotedStatement } from './note-statements.ts';

/** A statement that a call has sent, also in a transaction. */
export interface StatementOfCall extends NotedStatement {
  call: string;
}

const READS_OR_WRITES = /^\s*(?:select|insert|update|delete|with)\b/iu;

function statementIn([first, second]: readonly unknown[]): NotedStatement {
  const given = Array.isArray(second) ? second : [];
  if (typeof first === 'string') return { text: first, values: given };
  const { text, values } = Object(first);
  return { text: String(text), values: Array.isArray(values) ? values : given };
}

/** Calls as a board member and as a checker. Returns each different statement with the first call that sent it. */
export async function noteCalls(server: TestApp): Promise<StatementOfCall[]> {
  const association = await server.build.association();
  const signIn = await createCallers(server, association, await server.build.association());
  const inputs: Readonly<Record<string, CreateInput>> = Object.assign(
    {},
    ...moduleFixtures.map(({ fixtures }) => fixtures.inputs),
  );
  const noted = new Map<string, StatementOfCall>();
  let call: string | undefined;
  const query: unknown = Reflect.get(pg.Client.prototype, 'query');
  const run = query as (...parameters: unknown[]) => unknown;
  function noting(this: unknown, ...parameters: unknown[]): unknown {
    const statement = statementIn(parameters);
    const isWanted = READS_OR_WRITES.test(statement.text) && !noted.has(statement.text);
    if (call !== undefined && isWanted) noted.set(statement.text, { ...statement, call });
    return run.apply(this, parameters);
  }
  Object.assign(pg.Client.prototype, { query: noting });
  try {
    for (const row of rows.filter(({ path }) => path.startsWith('/associations/'))) {
      for (const name of ['board', 'checker'] as const) {
        server.clock.pass(60_000);
        const client = await signIn(name);
        const own = await createFixtures(server, association, 'zaak', [row.ofModule]);
        const fixture = row.fixture === undefined ? {} : own[row.fixture];
        const params: Params = { association_id: association.id, ...fixture };
        const {
          params: given,
          query: text = '',
          body,
        } = (await inputs[row.route]?.(server, own, params, client)) ?? {};
        const all: Params = { ...params, ...given };
        const path = row.path.replaceAll(/:(\w+)/gu, (_, key: string) => all[key] ?? '');
        call = row.route;
        await client.call(row.method, `${path}?${text}`, { body });
        call = undefined;
      }
    }
  } finally {
    Object.assign(pg.Client.prototype, { query: run });
  }
  return [...noted.values()];
}
