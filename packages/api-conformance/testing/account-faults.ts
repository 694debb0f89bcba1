import { UNKNOWN_ID } from '../src/kit/samples.ts';
import {
  responses,
  type FaultCase,
  requests,
  SCOPE,
  status,
  successes,
  trustToken,
  withHeaders,
  withJson,
} from './change-calls.ts';

const withForeign = (associations: unknown): unknown =>
  Array.isArray(associations) ? [...associations, { ...associations[0], id: UNKNOWN_ID }] : associations;

export const accountFaults: readonly FaultCase[] = [
  {
    does: 'logs out without an anti-forgery token',
    check: 'A logout without the anti-forgery token is refused with 419',
    operation: 'POST /auth/logout',
    create: requests('POST /auth/logout', (request) => {
      if (!request.headers.has('x-xsrf-token')) trustToken(request);
    }),
  },
  {
    does: 'lets scripts of every site read with cookies',
    check: 'A script of another site may not read answers with the cookies of the member',
    operation: 'GET /auth/user',
    create: responses('GET /auth/user', (passed, request) =>
      withHeaders(passed, {
        'access-control-allow-origin': request.headers.get('origin') ?? '',
        'access-control-allow-credentials': 'true',
      }),
    ),
  },
  {
    does: 'lets shared caches store what members read',
    check: 'A response about a member is not for shared caches',
    operation: `GET ${SCOPE}/counts`,
    create: successes(`GET ${SCOPE}/counts`, (passed) =>
      withHeaders(passed, { 'cache-control': 'public, max-age=60' }),
    ),
  },
  {
    does: 'sends the hash of the password',
    check: 'The user has no field with a secret, such as the hash of a password',
    operation: 'GET /auth/user',
    create: successes('GET /auth/user', (passed) =>
      withJson(passed, (user) => ({ ...user, password_hash: '$argon2id$' })),
    ),
  },
  {
    does: "lists an association that is not the user's",
    check: 'Every association of the user is open to the user, and the last active one is among them',
    operation: 'GET /auth/user',
    create: successes('GET /auth/user', (passed) =>
      withJson(passed, (user) => ({ ...user, associations: withForeign(user['associations']) })),
    ),
  },
  {
    does: 'lets a member choose an association of others',
    check: 'An association of others can not be chosen: it is 404',
    operation: 'POST /auth/user/association/{association_id}',
    create: status('POST /auth/user/association/{association_id}', [404, 204]),
  },
];
