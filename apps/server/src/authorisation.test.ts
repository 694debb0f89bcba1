import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as newId } from 'uuid';
import type { TestAnswer, TestApp, TestClient } from './testing/index.ts';
import {
  callerNames,
  makeCallers,
  unseenBy,
  type CallerName,
  type SignIn,
} from './testing/authorisation/callers.ts';
import { inputs } from './testing/authorisation/inputs.ts';
import { startNotingRoutes } from './testing/authorisation/routes.ts';
import { rows, type Row } from './testing/authorisation/table.ts';
import { makeThings, MARKS, type Things } from './testing/authorisation/things.ts';

type Params = Readonly<Record<string, string>>;

let server: TestApp;
let routes: readonly string[];
let association: { id: string };
let signIn: SignIn;
let things: Things;
let thingsElsewhere: Things;

beforeAll(async () => {
  ({ server, routes } = await startNotingRoutes());
  association = await server.make.association();
  const elsewhere = await server.make.association();
  signIn = await makeCallers(server, association, elsewhere);
  things = await makeThings(server, association, 'ding');
  thingsElsewhere = await makeThings(server, elsewhere, `${MARKS.elsewhere} ding`);
});
afterAll(() => server.stop());

async function call(
  client: TestClient,
  { route, path }: Row,
  { method, own, thing }: { method: string; own: Things; thing: Params },
): Promise<TestAnswer> {
  const params: Params = { association_id: association.id, ...thing };
  const { query = '', body } = (await inputs[route]?.(server, own, params)) ?? {};
  const address = `${path.replaceAll(/:(\w+)/gu, (_, name: string) => params[name] ?? '')}?${query}`;
  return client.call(method, address, { body });
}

/** A change has things of its own, which no search for the others finds: only calls that read share theirs. */
const thingsFor = async ({ method }: Row): Promise<Things> =>
  method === 'GET' ? things : makeThings(server, association, 'zaak');

/** Calls as every kind of caller, each in a new session. Limits on attempts count by the minute. */
async function asEveryone<T>(
  ask: (client: TestClient, name: CallerName) => Promise<T>,
): Promise<Record<string, T>> {
  server.clock.pass(60_000);
  const answers: Record<string, T> = {};
  for (const name of callerNames) answers[name] = await ask(await signIn(name), name);
  return answers;
}

const reasons: Readonly<Record<number, readonly string[]>> = {
  401: ['unauthenticated'],
  403: ['two_factor_required', 'read_only_session', 'forbidden'],
  404: ['not_found'],
};

/** The status of an answer, with the code of an error that has another reason than a lack of rights. */
function outcomeOf({ status, body }: TestAnswer): number | string {
  const isExpected = status < 400 || reasons[status]?.includes(body.code);
  return isExpected ? status : `${status} ${body.code}`;
}

describe('the table of who may call what', () => {
  it('has every route of the API, and no other', () => {
    const named = new Set(rows.map(({ method, path }) => `${method} ${path}`));
    const isOfGet = (route: string) =>
      route.startsWith('HEAD ') && routes.includes(route.replace('HEAD', 'GET'));
    expect([...named].toSorted()).toEqual(routes.filter((route) => !isOfGet(route)).toSorted());
  });
});

describe.each(rows)('$title', (row) => {
  it('answers every kind of caller as the table says, and gives nothing away', async () => {
    const outcomes = await asEveryone(async (client, name) => {
      const own = await thingsFor(row);
      const thing = row.thing ? own[row.thing] : {};
      const answer = await call(client, row, { method: row.method, own, thing });
      for (const mark of unseenBy[name]) expect(answer.text).not.toContain(mark);
      if (row.method === 'GET') {
        const { status } = await call(client, row, { method: 'HEAD', own, thing });
        expect(status).toBe(answer.status);
      }
      return outcomeOf(answer);
    });
    expect(outcomes).toEqual(row.statuses);
  });
});

describe.each(rows.filter(({ thing }) => thing !== undefined))('$title of another association', (row) => {
  it('is answered as one that does not exist', async () => {
    const foreign = row.thing ? thingsElsewhere[row.thing] : {};
    const outcomes = await asEveryone(async (client) => {
      const madeUp = Object.fromEntries(Object.keys(foreign).map((name) => [name, newId()]));
      const { method } = row;
      const answer = await call(client, row, { method, own: things, thing: foreign });
      const { status, text } = await call(client, row, { method, own: things, thing: madeUp });
      expect([answer.status, answer.text]).toEqual([status, text]);
      return outcomeOf(answer);
    });
    const isAtGate = (name: CallerName) =>
      row.statuses[name] === 401 ||
      name === 'second factor missing' ||
      (name === 'staff, read only' && row.method !== 'GET');
    const expected = callerNames.map((name) => [name, isAtGate(name) ? row.statuses[name] : 404]);
    expect(outcomes).toEqual(Object.fromEntries(expected));
  });
});
