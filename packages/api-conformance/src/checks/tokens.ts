import type { Check } from '../kit/check.ts';
import { expect, expectStatus, shown, Skipped } from '../kit/outcomes.ts';
import { fillPath } from '@mijn/domain/wire';
import { unknownPath } from '../kit/known-ids.ts';
import { isHarmless, isScoped, operationOf, operations } from '../kit/operations.ts';
import { fieldOf } from '../kit/values.ts';

const group = 'Access tokens';
const rule = 'Sign in with a token';

const reading: Check = {
  id: 'tokens-reading',
  name: 'An access token reads without cookies',
  group,
  rule,
  about: [operationOf('auth.user')],
  run: async ({ options, newCaller }) => {
    if (options.bearer === undefined) throw new Skipped('it needs --bearer');
    const headers = { authorization: `Bearer ${options.bearer}` };
    expectStatus(await newCaller().send({ method: 'GET', path: '/auth/user', headers }), 200);
  },
};

const security: Check = {
  id: 'tokens-security',
  name: 'An access token is refused for the security of the account with 403',
  group,
  rule,
  about: operations.filter(
    (one) =>
      one.method === 'GET' &&
      one.response &&
      one.needsSession &&
      !one.acceptsToken &&
      !one.path.includes('{'),
  ),
  run: async ({ options, newCaller }, operation) => {
    if (options.bearer === undefined) throw new Skipped('it needs --bearer');
    const headers = { authorization: `Bearer ${options.bearer}` };
    const path = fillPath<string>(operation.path, {});
    const response = await newCaller().send({ method: 'GET', path, headers });
    expectStatus(response, 403);
    expect(
      fieldOf(response.body, 'code') === 'access_token_refused',
      `expected access_token_refused, got ${shown(response)}`,
    );
  },
};

const inPerson: Check = {
  id: 'tokens-in-person',
  name: 'An access token may not do what a member does in person, such as hold a ballot and vote',
  group,
  rule,
  about: operations.filter(
    (one) =>
      one.needsSession && !one.acceptsToken && isScoped(one) && (one.method === 'GET' || isHarmless(one)),
  ),
  run: async ({ options, newCaller, association, ids }, operation) => {
    if (options.bearer === undefined) throw new Skipped('it needs --bearer');
    const headers = { authorization: `Bearer ${options.bearer}` };
    // A meeting that exists, so that the refusal is for the token. The rest exists not, so that nothing is changed where it is accepted.
    const [known = {}] = await ids.paramsOf(operationOf('meetings.getMeeting'));
    const given = options.meeting === undefined ? {} : { meeting_id: options.meeting };
    const path = unknownPath(operation, { ...known, association_id: association.id, ...given });
    const json = operation.method === 'GET' ? undefined : {};
    const response = await newCaller().send({ method: operation.method, path, json, headers });
    expectStatus(response, 403);
    expect(
      fieldOf(response.body, 'code') === 'access_token_refused',
      `expected access_token_refused, got ${shown(response)}`,
    );
  },
};

const wrong: Check = {
  id: 'tokens-wrong',
  name: 'A wrong access token is refused with 401, also with a session',
  group,
  rule,
  about: [operationOf('auth.user')],
  run: async ({ options, member }) => {
    if (options.bearer === undefined) throw new Skipped('it needs --bearer');
    const headers = { authorization: `Bearer ${options.bearer.slice(0, -4)}0000` };
    expectStatus(await member.caller.send({ method: 'GET', path: '/auth/user', headers }), 401);
  },
};

export const tokenChecks: readonly Check[] = [reading, security, inPerson, wrong];
