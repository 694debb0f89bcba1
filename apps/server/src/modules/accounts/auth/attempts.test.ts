import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ATTEMPTS_PER_MINUTE_PER_CLIENT, MINUTE_MS } from '@mijn/domain/limits';
import { meetingsOperations } from '@mijn/domain/meetings';
import { passkeysOperations } from '@mijn/domain/passkeys';
import { unsubscribeToken } from '../../../capabilities/notifications/unsubscribe-token.ts';
import { newAccessToken } from '../../../platform/security/access-token-text.ts';
import { attemptKinds } from '../../../platform/security/attempt-limits.ts';
import {
  startTestApp,
  TEST_PASSWORD,
  type TestApp,
  type TestClient,
  type TestResponse,
} from '../../../testing/index.ts';
import { createToken } from '../access-tokens/testing/create-token.ts';
import { addPasskey, loginResponse } from '../passkeys/testing/register.ts';
import { createImpersonationLink } from './impersonation.service.ts';
import { createResetLink } from './reset.service.ts';
import { emailChanges } from './testing/email-changes.ts';
import { turnOnTwoFactor } from './testing/turn-on-two-factor.ts';
import { createUndoScenario } from './testing/undo-scenario.ts';

const STRANGERS = 50;
const MEMBER_IP = '192.0.2.9';
const WRONG = 'Een-ander-wachtwoord';
const NEW_PASSWORD = 'Een-heel-nieuw-wachtwoord-2';
const WRONG_TOKEN = 'A'.repeat(43);

type From = (ip: string) => Promise<TestResponse>;

interface Hammered {
  /** The call of strangers. */
  wrong: From;
  /** The call of the member, which must succeed. */
  right: From;
}

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ config: { trustProxy: 1 } });
});
afterAll(() => server.stop());
beforeEach(() => server.clock.pass(2 * 60 * MINUTE_MS));
afterEach(() => server.clock.pass(60 * MINUTE_MS));

const at = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });

/** @param client whose cookies are sent; without one, a browser that is new. */
const post = async (ip: string, path: string, body?: object, client?: TestClient): Promise<TestResponse> => {
  const browser = client ?? server.client();
  if (!client) await browser.csrf();
  return browser.post(path, body, at(ip));
};

const login = (ip: string, email: string, password = TEST_PASSWORD, client?: TestClient) =>
  post(ip, '/auth/login', { email, password }, client);

const resetBody = (token: string, email: string) => ({
  token,
  email,
  password: NEW_PASSWORD,
  password_confirmation: NEW_PASSWORD,
});

async function member() {
  const user = await server.build.user();
  const known = server.client();
  await known.login(user.email);
  return { user, email: user.email, known };
}

/** Adds a thief, who knows the password and has passed no second factor. */
async function withSecondFactor() {
  const one = await member();
  const { code, codes } = await turnOnTwoFactor(server, one.known);
  const { authenticator } = await addPasskey(server, one.known);
  const passwordAlone = async () => {
    const browser = server.client();
    await browser.login(one.email);
    return browser;
  };
  server.clock.pass(MINUTE_MS);
  return { ...one, code, codes, authenticator, passwordAlone, thief: await passwordAlone() };
}

async function mailedToken(email: string): Promise<string> {
  const text = (await server.mails()).findLast(({ to }) => to?.[0]?.address === email)?.text ?? '';
  return /\/password\/reset\/([^/]+)\//u.exec(text)?.[1] ?? '';
}

/** Chooses a password by mail in one browser, and signs in with it there. */
async function signInByMail(ip: string, email: string): Promise<TestResponse> {
  const browser = server.client();
  await browser.csrf();
  const chosen = await post(ip, '/auth/reset-password', resetBody(await mailedToken(email), email), browser);
  return chosen.status === 204 ? login(ip, email, NEW_PASSWORD, browser) : chosen;
}

async function changedAddress() {
  const scenario = await createUndoScenario(server);
  const { email } = scenario.user;
  const of = (kind: 'confirm' | 'undo') => ({
    wrong: (ip: string) =>
      post(ip, `/profile/email/${kind}`, { token: `${scenario.user.id}.${WRONG_TOKEN}` }),
  });
  return { ...scenario, email, of, mails: emailChanges(server) };
}

async function heldWithFactor() {
  const scenario = await createUndoScenario(server);
  const { code, codes } = await turnOnTwoFactor(server, scenario.client);
  await scenario.changeTo(scenario.newEmail);
  await scenario.undo();
  const token = await emailChanges(server).linkTo(scenario.newEmail, 'stop');
  const stop = (ip: string, body: object) => post(ip, '/profile/email/stop-waiting', body);
  server.clock.pass(MINUTE_MS);
  return { token, code, codes, stop };
}

const passkeyWith = async (
  ip: string,
  browser: TestClient,
  kind: 'two-factor/passkey' | 'sudo',
  {
    authenticator,
    isWrong = false,
  }: { authenticator: Awaited<ReturnType<typeof addPasskey>>['authenticator']; isWrong?: boolean },
) => {
  const options = await browser.post(`/auth/${kind}/options`);
  const challenge = options.as(
    kind === 'sudo' ? passkeysOperations.startPasskeySudo : passkeysOperations.startPasskeyFactor,
  );
  const passkey = authenticator.response(challenge, isWrong ? { isVerified: false } : {});
  return post(ip, `/auth/${kind}`, { passkey }, browser);
};

/** One for each row of docs/security/attempts.md. */
const kinds: Record<string, () => Promise<Hammered>> = {
  'password, known browser': async () => {
    const { email, known } = await member();
    return {
      wrong: (ip) => login(ip, email, WRONG),
      right: (ip) => login(ip, email, TEST_PASSWORD, known),
    };
  },
  'password, new browser': async () => {
    const { email } = await member();
    return {
      wrong: (ip) => login(ip, email, WRONG),
      right: async (ip) => {
        expect((await login(ip, email)).status).toBe(429);
        expect((await post(ip, '/auth/forgot-password', { email })).status).toBe(202);
        return signInByMail(ip, email);
      },
    };
  },
  'code of the app': async () => {
    const { email, known, thief, code } = await withSecondFactor();
    return {
      wrong: (ip) => post(ip, '/auth/two-factor', { code: '000000' }, thief),
      right: async (ip) => {
        await login(ip, email, TEST_PASSWORD, known);
        return post(ip, '/auth/two-factor', { code: code() }, known);
      },
    };
  },
  'recovery code': async () => {
    const { thief, passwordAlone, codes } = await withSecondFactor();
    return {
      wrong: (ip) => post(ip, '/auth/two-factor', { code: 'aaaa-bbbb-cccc' }, thief),
      right: async (ip) => post(ip, '/auth/two-factor', { code: codes[0] }, await passwordAlone()),
    };
  },
  'passkey at the sign-in': async () => {
    const { authenticator } = await withSecondFactor();
    const withPasskey = async (ip: string, isVerified: boolean) => {
      const browser = server.client();
      await browser.csrf();
      const passkey = await loginResponse(browser, authenticator, { isVerified });
      return post(ip, '/auth/passkey', { passkey }, browser);
    };
    return { wrong: (ip) => withPasskey(ip, false), right: (ip) => withPasskey(ip, true) };
  },
  'passkey as second factor': async () => {
    const { authenticator, thief, passwordAlone } = await withSecondFactor();
    return {
      wrong: (ip) => passkeyWith(ip, thief, 'two-factor/passkey', { authenticator, isWrong: true }),
      right: async (ip) => passkeyWith(ip, await passwordAlone(), 'two-factor/passkey', { authenticator }),
    };
  },
  'password asked again': async () => {
    const { known } = await member();
    const copied = server.client();
    for (const name of ['mijn_session', 'XSRF-TOKEN'])
      copied.cookies.set(name, known.cookies.get(name) ?? '');
    return {
      wrong: (ip) => post(ip, '/auth/sudo', { password: WRONG }, copied),
      right: (ip) => post(ip, '/auth/sudo', { password: TEST_PASSWORD }, known),
    };
  },
  'passkey asked again': async () => {
    const { known } = await member();
    const { authenticator } = await addPasskey(server, known);
    return {
      wrong: (ip) => passkeyWith(ip, known, 'sudo', { authenticator, isWrong: true }),
      right: (ip) => passkeyWith(ip, known, 'sudo', { authenticator }),
    };
  },
  'request for a link to choose a password': async () => {
    const { email } = await member();
    return {
      wrong: (ip) => post(ip, '/auth/forgot-password', { email }),
      right: async (ip) => {
        expect((await post(ip, '/auth/forgot-password', { email })).status).toBe(202);
        return signInByMail(ip, email);
      },
    };
  },
  'link to choose a password': async () => {
    const { email } = await member();
    await post(MEMBER_IP, '/auth/forgot-password', { email });
    const token = await mailedToken(email);
    return {
      wrong: (ip) => post(ip, '/auth/reset-password', resetBody(WRONG_TOKEN, email)),
      // Requests of strangers do not end the link that the member has.
      right: async (ip) => {
        for (let ask = 0; ask < 4; ask += 1)
          await post(`203.0.113.${ask}`, '/auth/forgot-password', { email });
        await server.mails();
        return post(ip, '/auth/reset-password', resetBody(token, email));
      },
    };
  },
  'first link of an account': async () => {
    const user = await server.build.user({ password_hash: null });
    const { config, clock, database } = server;
    const link = await createResetLink(database.queries, config, user, clock.now(), 'welcome');
    const [, token = ''] = /\/password\/reset\/([^/]+)\//u.exec(link) ?? [];
    return {
      wrong: (ip) => post(ip, '/auth/reset-password', resetBody(WRONG_TOKEN, user.email)),
      right: (ip) => post(ip, '/auth/reset-password', resetBody(token, user.email)),
    };
  },
  'request for a new e-mail address': async () => {
    const { known, user } = await member();
    const body = { email: `nieuw-${user.id}@waterpas.example` };
    return {
      wrong: (ip) => post(ip, '/profile/email', body),
      right: (ip) => post(ip, '/profile/email', body, known),
    };
  },
  'link that confirms a new e-mail address': async () => {
    const { client, newEmail, of, mails } = await changedAddress();
    await client.post('/profile/email', { email: newEmail });
    const token = await mails.linkTo(newEmail, 'confirm');
    return { ...of('confirm'), right: (ip) => post(ip, '/profile/email/confirm', { token }) };
  },
  'link that undoes a new e-mail address': async () => {
    const { changeTo, newEmail, email, of, mails } = await changedAddress();
    await changeTo(newEmail);
    const token = await mails.linkTo(email, 'undo');
    return { ...of('undo'), right: (ip) => post(ip, '/profile/email/undo', { token }) };
  },
  'link that stops the wait of a held account': async () => {
    const { token, code, stop } = await heldWithFactor();
    return {
      wrong: (ip) => stop(ip, { token: `${token}x`, code: '000000' }),
      right: (ip) => stop(ip, { token, code: code() }),
    };
  },
  'code that stops the wait of a held account': async () => {
    const { token, codes, stop } = await heldWithFactor();
    return {
      wrong: (ip) => stop(ip, { token, code: '000000' }),
      right: (ip) => stop(ip, { token, code: codes[0] }),
    };
  },
  'link of provider staff': async () => {
    const { email } = await member();
    const { email: staff } = await server.build.staff();
    const { config, secret, database, clock } = server;
    const link = await createImpersonationLink(
      { config, secret, database, now: clock.now },
      { staff, customer: email, reason: 'Vraag van het lid', canWrite: false },
    );
    const [signature, token] = link.split('/').toReversed();
    return {
      wrong: (ip) => post(ip, '/auth/impersonate', { token, signature: WRONG_TOKEN }),
      right: (ip) => post(ip, '/auth/impersonate', { token, signature }),
    };
  },
  'access token': async () => {
    const { user } = await member();
    const { token } = await createToken(server, { user_id: user.id });
    const wrong = newAccessToken();
    return {
      wrong: (ip) => server.client(wrong).get('/auth/user', at(ip)),
      right: (ip) => server.client(token).get('/auth/user', at(ip)),
    };
  },
  'calendar feed': async () => {
    const { known, user } = await member();
    const feed = (await known.get('/calendar-feed')).as(meetingsOperations.getCalendarFeed);
    const key = new URL(feed.address).searchParams.get('key') ?? '';
    const subscribe = (ip: string, text: string) =>
      server.client().get(`/calendar-feed/meetings.ics?key=${text}`, at(ip));
    return {
      wrong: (ip) => subscribe(ip, `${user.id}.${WRONG_TOKEN}`),
      right: (ip) => subscribe(ip, key),
    };
  },
  'link that ends a kind of mail': async () => {
    const { user } = await member();
    const association = await server.build.association();
    await server.build.membership(association, user);
    const of = { user_id: user.id, association_id: association.id, kind: 'bulletin' } as const;
    const token = unsubscribeToken(server.secret, of);
    return {
      wrong: (ip) => post(ip, `/notifications/unsubscribe/${token.slice(0, -2)}`),
      right: (ip) => post(ip, `/notifications/unsubscribe/${token}`),
    };
  },
};

const REFUSALS = [401, 403, 404, 422, 429];

/** What proves itself is looked at first, also from an address that has no attempts left. */
const proofs = Object.keys(kinds).filter(
  (kind) =>
    /^(?:link|first link|passkey|recovery code|access token|calendar)/u.test(kind) &&
    kind !== 'link that ends a kind of mail',
);

describe('strangers at fifty addresses', () => {
  it.each(Object.entries(kinds))('do not shut out the member: %s', async (kind, prepare) => {
    const { wrong, right } = await prepare();
    const strangers = Array.from({ length: STRANGERS }, (_, number) => wrong(`198.51.100.${number}`));
    const statuses = new Set((await Promise.all(strangers)).map(({ status }) => status));
    const isRequest = kind === 'request for a link to choose a password';
    for (const status of statuses) expect(isRequest ? [202] : REFUSALS).toContain(status);
    expect(await right(MEMBER_IP)).toMatchObject({ error: undefined });
  });
});

describe('somebody at the address of the member', () => {
  it.each(proofs)('is refused after thirty, and does not shut out the member: %s', async (kind) => {
    const { wrong, right } = await (kinds[kind]?.() ?? Promise.reject(new Error(kind)));
    const statuses: number[] = [];
    for (let attempt = 0; attempt <= ATTEMPTS_PER_MINUTE_PER_CLIENT; attempt += 1)
      statuses.push((await wrong(MEMBER_IP)).status);
    expect(statuses.indexOf(429)).toBe(ATTEMPTS_PER_MINUTE_PER_CLIENT);
    expect(await right(MEMBER_IP)).toMatchObject({ error: undefined });
  });
});

describe('docs/security/attempts.md', () => {
  const page = readFileSync(new URL('../../../../../../docs/security/attempts.md', import.meta.url), 'utf8');
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:attempt|-)/u.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));

  it('has a row for each attempt of this test', () => {
    expect(rows.map(([, name = '']) => name)).toEqual(Object.keys(kinds));
  });

  it('names each kind that the code counts', () => {
    const named = rows.flatMap(([, , kind = '']) =>
      [...kind.matchAll(/`(\w+)`/gu)].map(([, one = '']) => one),
    );
    expect(new Set(named)).toEqual(new Set<string>(attemptKinds));
  });
});
