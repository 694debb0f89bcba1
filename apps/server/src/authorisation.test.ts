import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as newId } from 'uuid';
import type { TestResponse, TestApp, TestClient } from './testing/index.ts';
import {
  callerNames,
  createCallers,
  unseenBy,
  type CallerName,
  type SignIn,
} from './testing/authorisation/callers.ts';
import { startNotingRoutes } from './testing/authorisation/routes.ts';
import { rows, type Row } from './testing/authorisation/table.ts';
import { type DocumentedResponses, readDocumentedResponses } from './testing/documented-responses.ts';
import { createFixtures, moduleFixtures } from './testing/fixtures/all.ts';
import type { CreateInput, FixtureParams, Params } from './testing/fixtures/fixtures.ts';
import { MARKS } from './testing/fixtures/marks.ts';

const inputs: Readonly<Record<string, CreateInput>> = Object.assign(
  {},
  ...moduleFixtures.map(({ fixtures }) => fixtures.inputs),
);

const undocumented = new Set<string>();

let documented: DocumentedResponses;
let server: TestApp;
let routes: readonly string[];
let association: { id: string };
let signIn: SignIn;
let fixtures: FixtureParams;
let fixturesElsewhere: FixtureParams;

beforeAll(async () => {
  ({ server, routes } = await startNotingRoutes());
  documented = await readDocumentedResponses();
  association = await server.build.association();
  const elsewhere = await server.build.association();
  signIn = await createCallers(server, association, elsewhere);
  fixtures = await createFixtures(server, association, 'ding');
  fixturesElsewhere = await createFixtures(server, elsewhere, `${MARKS.elsewhere} ding`);
});
afterAll(() => server.stop());

async function call(
  client: TestClient,
  { route, path }: Row,
  { method, own, fixture }: { method: string; own: FixtureParams; fixture: Params },
): Promise<TestResponse> {
  const params: Params = { association_id: association.id, ...fixture };
  const { params: given, query = '', body } = (await inputs[route]?.(server, own, params, client)) ?? {};
  const all: Params = { ...params, ...given };
  const url = `${path.replaceAll(/:(\w+)/gu, (_, name: string) => all[name] ?? '')}?${query}`;
  const response = await client.call(method, url, { body });
  const type = response.headers.get('content-type') ?? '';
  const fault = documented.faultOf({ method, path: url, type, ...response });
  if (fault !== undefined) undocumented.add(`${route}: ${fault}`);
  return response;
}

/** A call that changes data gets own fixtures, whose other word keeps them out of the searches of other calls. */
const fixturesFor = async ({ method, ofModule }: Row): Promise<FixtureParams> =>
  method === 'GET'
    ? fixtures
    : { ...fixtures, ...(await createFixtures(server, association, 'zaak', [ofModule])) };

/** After a call that was done, the next caller needs fixtures that are not changed. */
const isDone = ({ status }: TestResponse): boolean => status < 400;

function paramsOf(created: FixtureParams, { fixture }: Row): Params {
  const params = fixture === undefined ? {} : created[fixture];
  if (!params) throw new Error(`No module creates the fixture "${fixture}".`);
  return params;
}

/** A minute passes first, because limits count per minute. @param order `at once` for calls that change nothing. */
async function asEveryone<T>(
  order: 'at once' | 'one by one',
  ask: (client: TestClient, name: CallerName) => Promise<T>,
): Promise<Record<string, T>> {
  server.clock.pass(60_000);
  const responseOf = async (name: CallerName) => [name, await ask(await signIn(name), name)] as const;
  if (order === 'at once') return Object.fromEntries(await Promise.all(callerNames.map(responseOf)));
  const responses: [CallerName, T][] = [];
  for (const name of callerNames) responses.push([...(await responseOf(name))]);
  return Object.fromEntries(responses);
}

const reasons: Readonly<Record<number, readonly string[]>> = {
  401: ['unauthenticated'],
  403: ['two_factor_required', 'read_only_session', 'forbidden', 'access_token_refused'],
  404: ['not_found'],
  // Calls that would change how the caller signs in are made with an input that is refused.
  409: ['conflict'],
  422: ['validation_failed'],
};

/** Adds the code of an error that has another reason than missing rights. */
function outcomeOf({ status, error }: TestResponse): number | string {
  const isExpected = !error || reasons[status]?.includes(error.code);
  return isExpected ? status : `${status} ${error.code}`;
}

describe('the table of who may call which operation', () => {
  it('has every route of the API, and no other route', () => {
    const named = new Set(rows.map(({ method, path }) => `${method} ${path}`));
    const isOfGet = (route: string) =>
      route.startsWith('HEAD ') && routes.includes(route.replace('HEAD', 'GET'));
    expect([...named].toSorted()).toEqual(routes.filter((route) => !isOfGet(route)).toSorted());
  });
});

/** Calls that read come first, because a change may show hidden rows. */
const readsFirst = rows.toSorted(
  (one, other) => Number(one.method !== 'GET') - Number(other.method !== 'GET'),
);

describe.each(readsFirst)('$title', (row) => {
  it('responds to every kind of caller with the status of the table, and leaks no data', async () => {
    const isRead = row.method === 'GET';
    let own = await fixturesFor(row);
    const outcomes = await asEveryone(isRead ? 'at once' : 'one by one', async (client, name) => {
      const fixture = paramsOf(own, row);
      const response = await call(client, row, { method: row.method, own, fixture });
      for (const mark of unseenBy[name]) expect(response.text).not.toContain(mark);
      if (isRead) {
        const { status } = await call(client, row, { method: 'HEAD', own, fixture });
        expect(status).toBe(response.status);
      } else if (isDone(response)) own = await fixturesFor(row);
      return outcomeOf(response);
    });
    expect(outcomes).toEqual(row.statuses);
  });
});

/** Other parameters, such as the name of a section, are no rows. */
const hasId = ({ path }: Row): boolean => /:\w+_id/u.test(path.replace(':association_id', ''));

/** The gate refuses access tokens for operations of a session alone, and provider staff for those of the member alone. */
const isRefusedAtGate = (route: string, name: CallerName): boolean =>
  (name.startsWith('access token') || name === 'staff, with write access') &&
  rows.some(
    ({ statuses, ...row }) => row.route === route && statuses[name] === 403 && statuses['board'] !== 403,
  );

describe.each(rows.filter(hasId))('$title of another association', (row) => {
  it('gets the same response as a fixture that does not exist', async () => {
    const foreign = paramsOf(fixturesElsewhere, row);
    const outcomes = await asEveryone('at once', async (client) => {
      const madeUp = Object.fromEntries(
        Object.entries(foreign).map(([name, value]) => [name, name.endsWith('_id') ? newId() : value]),
      );
      const { method } = row;
      const response = await call(client, row, { method, own: fixtures, fixture: foreign });
      const { status, text } = await call(client, row, { method, own: fixtures, fixture: madeUp });
      expect([response.status, response.text]).toEqual([status, text]);
      return outcomeOf(response);
    });
    const isAtGate = (name: CallerName) =>
      row.statuses[name] === 401 ||
      name === 'second factor missing' ||
      ((name === 'staff, read only' || name === 'access token, read') && row.method !== 'GET') ||
      isRefusedAtGate(row.route, name);
    const expected = callerNames.map((name) => [name, isAtGate(name) ? row.statuses[name] : 404]);
    expect(outcomes).toEqual(Object.fromEntries(expected));
  });
});

describe('the responses of all these calls', () => {
  it('are as the OpenAPI document says, and every operation has answered', () => {
    expect([...undocumented]).toEqual([]);
    expect(documented.unansweredOperations()).toEqual([]);
  });
});
