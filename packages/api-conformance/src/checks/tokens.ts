import type { Check } from '../kit/check.ts';
import { expect, expectStatus, shown, Skipped } from '../kit/outcomes.ts';
import { fillPath } from '@mijn/domain/wire';
import { operationOf, operations } from '../kit/operations.ts';
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

export const tokenChecks: readonly Check[] = [reading, security, wrong];
