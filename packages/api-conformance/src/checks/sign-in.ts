import { randomUUID } from 'node:crypto';
import { ATTEMPTS_PER_MINUTE_PER_EMAIL } from '@mijn/domain/limits';
import type { Check } from '../kit/check.ts';
import { Broken, expect, expectStatus, isSuccess, shown, Skipped } from '../kit/outcomes.ts';
import { readXsrfToken } from '../kit/caller.ts';
import type { Kit } from '../kit/kit.ts';
import { startSession } from '../kit/kit.ts';
import { unknownPath } from '../kit/known-ids.ts';
import { isHarmless, operationOf, operations } from '../kit/operations.ts';
import { sampleBody, UNKNOWN_ID } from '../kit/samples.ts';

const group = 'Sign-in and anti-forgery';
const rule = 'Sign in with cookies';

/** An e-mail address that nobody has, so that no account is locked. */
const nobody = (): string => `conformance-${randomUUID()}@example.com`;

function needCookies({ options }: Kit): void {
  if (options.email === undefined) throw new Skipped('it needs --email and --password');
}

const isXsrf = (line: string): boolean => line.startsWith('XSRF-TOKEN=');
const nameOf = (line: string): string => line.slice(0, line.indexOf('='));

const readableToken: Check = {
  id: 'sign-in-readable-token',
  name: 'The anti-forgery cookie is XSRF-TOKEN, and scripts can read it',
  group,
  rule,
  about: [operationOf('auth.csrf')],
  run: async (kit) => {
    needCookies(kit);
    const lines = kit.anonymous.setCookies.filter(isXsrf);
    expect(lines.length > 0, 'expected a cookie XSRF-TOKEN, got none');
    expect(
      !lines.some((line) => /;\s*httponly/iu.test(line)),
      'expected a cookie without HttpOnly, got one with it',
    );
  },
};

const hiddenSession: Check = {
  id: 'sign-in-hidden-session',
  name: 'The session cookie is HttpOnly and SameSite, and Secure with https',
  group,
  rule,
  about: [operationOf('auth.login')],
  run: async (kit) => {
    needCookies(kit);
    const lines = kit.member.caller.setCookies.filter((line) => !isXsrf(line));
    expect(lines.length > 0, 'expected a session cookie, got none');
    const isSecure = kit.options.baseUrl.startsWith('https:');
    for (const line of lines) {
      expect(/;\s*httponly/iu.test(line), `expected HttpOnly, got ${nameOf(line)} without it`);
      expect(
        /;\s*samesite=(?:lax|strict)/iu.test(line),
        `expected SameSite=Lax or Strict, got ${nameOf(line)} without it`,
      );
      expect(!isSecure || /;\s*secure/iu.test(line), `expected Secure, got ${nameOf(line)} without it`);
    }
  },
};

const newSession: Check = {
  id: 'sign-in-new-session',
  name: 'A login gives a new session: the cookies from before it are not signed in',
  group,
  rule,
  about: [operationOf('auth.login')],
  run: async (kit) => {
    needCookies(kit);
    const headers = { cookie: kit.member.cookiesBefore ?? '' };
    expectStatus(await kit.newCaller().send({ method: 'GET', path: '/auth/user', headers }), 401);
  },
};

const withoutSession: Check = {
  id: 'sign-in-without-session',
  name: 'A call without a session is refused with 401',
  group,
  rule,
  about: operations.filter((one) => one.needsSession && (one.method === 'GET' || isHarmless(one))),
  run: async ({ anonymous, association }, operation) => {
    const path = unknownPath(operation, { association_id: association.id });
    if (operation.needsAntiForgery && readXsrfToken(anonymous.readCookies()) === undefined) {
      throw new Skipped('without an anti-forgery token it is refused before');
    }
    const json = operation.method === 'GET' ? undefined : {};
    expectStatus(await anonymous.send({ method: operation.method, path, json, isBodyIgnored: true }), 401);
  },
};

const wrongPassword: Check = {
  id: 'sign-in-wrong-password',
  name: 'A login with a wrong password is refused with 401',
  group,
  rule,
  about: [operationOf('auth.login')],
  run: async (kit) => {
    needCookies(kit);
    const json = { email: nobody(), password: 'wrong' };
    expectStatus(await kit.anonymous.send({ method: 'POST', path: '/auth/login', json }), 401);
  },
};

const missingToken: Check = {
  id: 'sign-in-missing-token',
  name: 'A change without the anti-forgery token is refused with 419',
  group,
  rule,
  about: operations.filter((one) => one.needsAntiForgery && isHarmless(one)),
  run: async (kit, operation) => {
    needCookies(kit);
    const path = unknownPath(operation, { association_id: kit.association.id });
    const request = { method: operation.method, path, json: {}, token: 'none' } as const;
    expectStatus(await kit.member.caller.send(request), 419);
  },
};

const staleToken: Check = {
  id: 'sign-in-stale-token',
  name: 'A change with another anti-forgery token is refused with 419',
  group,
  rule,
  about: [operationOf('auth.setAssociation')],
  run: async (kit, operation) => {
    needCookies(kit);
    const path = unknownPath(operation, { association_id: UNKNOWN_ID });
    expectStatus(await kit.member.caller.send({ method: 'POST', path, token: { text: randomUUID() } }), 419);
  },
};

const logout: Check = {
  id: 'sign-in-logout',
  name: 'A logout ends the session on the server',
  group,
  rule,
  about: [operationOf('auth.logout')],
  run: async (kit) => {
    const caller = await kit.signInAgain();
    const cookie = caller.readCookies();
    const response = await caller.send({ method: 'POST', path: '/auth/logout' });
    if (!isSuccess(response)) throw new Broken(`expected 204, got ${shown(response)}`);
    // The old cookies, because a logout that only removes the cookie leaves the session.
    expectStatus(await kit.newCaller().send({ method: 'GET', path: '/auth/user', headers: { cookie } }), 401);
  },
};

const logoutWithoutToken: Check = {
  id: 'sign-in-logout-without-token',
  name: 'A logout without the anti-forgery token is refused with 419',
  group,
  rule,
  about: [operationOf('auth.logout')],
  run: async (kit) => {
    // A session of its own, because a back end that accepts the call ends the session.
    const caller = await kit.signInAgain();
    expectStatus(await caller.send({ method: 'POST', path: '/auth/logout', token: 'none' }), 419);
  },
};

/** A site that no back end trusts, and the origin of a sandboxed page. */
const STRANGERS = ['https://conformance.example', 'null'];

const otherSites: Check = {
  id: 'sign-in-other-sites',
  name: 'A script of another site may not read answers with the cookies of the member',
  group,
  rule,
  about: [operationOf('auth.user')],
  run: async ({ member }) => {
    for (const origin of STRANGERS) {
      const { headers } = await member.caller.send({
        method: 'GET',
        path: '/auth/user',
        headers: { origin },
      });
      const allowed = headers.get('access-control-allow-origin');
      const isAllowed = allowed === origin && headers.get('access-control-allow-credentials') === 'true';
      expect(!isAllowed, `expected no Access-Control-Allow-Credentials for ${origin}, got one`);
    }
  },
};

const manyLogins: Check = {
  id: 'sign-in-many-logins',
  name: 'Many failed logins are refused with 429 and Retry-After',
  group,
  rule: 'Limits',
  changes: true,
  about: [operationOf('auth.login')],
  run: async (kit) => {
    needCookies(kit);
    const caller = kit.newCaller();
    await startSession(caller, kit.options.baseUrl);
    const json = { ...sampleBody(operationOf('auth.login').body), email: nobody(), password: 'wrong' };
    for (let attempt = 0; attempt <= ATTEMPTS_PER_MINUTE_PER_EMAIL; attempt += 1) {
      const { status, headers } = await caller.send({ method: 'POST', path: '/auth/login', json });
      if (status !== 429) continue;
      const seconds = headers.get('retry-after') ?? '';
      expect(/^\d+$/u.test(seconds), `expected Retry-After in seconds, got "${seconds}"`);
      return;
    }
    throw new Broken(
      `expected 429 after ${ATTEMPTS_PER_MINUTE_PER_EMAIL} failed logins for one e-mail address`,
    );
  },
};

export const signInChecks: readonly Check[] = [
  readableToken,
  hiddenSession,
  newSession,
  withoutSession,
  wrongPassword,
  missingToken,
  staleToken,
  logout,
  logoutWithoutToken,
  otherSites,
  manyLogins,
];
