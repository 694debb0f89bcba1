import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './members.ts';
import { expectStarted } from './started.ts';

/** Fills in and submits the login form on the current page. */
export async function submitLogin(page: Page, email: string, password: string = PASSWORD): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
}

/**
 * Expects that a member is signed in, and sees the page where a login leads that asked for no page. The brand file of the
 * demo makes that the overview.
 */
export const expectSignedIn = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();

/**
 * Signs in with the API calls of the login screen and opens no page, for journeys that open another page
 * next. The login screen itself has its own journeys.
 */
export async function startNewSession(page: Page, email: string): Promise<void> {
  await page.request.get('/api/auth/csrf');
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await page.request.post('/api/auth/login', {
    data: { email, password: PASSWORD },
    headers: {
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': decodeURIComponent(token),
    },
  });
  expect(answer.status()).toBe(200);
}

/**
 * How long journeys use a session, in milliseconds. Ten minutes after a login the server asks again who the member is
 * before it changes how the member signs in.
 */
const SESSION_MS_MAX = 240_000;

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;

/** The sessions of this worker, whose server no other worker uses. */
const sessions = new Map<string, { cookies: Cookies; startedAt: number }>();

/** Continues a session that an earlier journey began. Returns whether the server still accepts it. */
async function continueSession(page: Page, email: string): Promise<boolean> {
  const { cookies, startedAt } = sessions.get(email) ?? { cookies: [], startedAt: 0 };
  if (Date.now() - startedAt > SESSION_MS_MAX) return false;
  await page.context().clearCookies();
  await page.context().addCookies(cookies);
  if ((await page.request.get('/api/auth/user')).ok()) return true;
  await page.context().clearCookies();
  return false;
}

/**
 * Signs a member in and opens no page. The journeys of a worker share one session of each member, because a login hashes
 * the password and mails about a new device. A session that has ended is replaced.
 */
export async function startSession(page: Page, email: string): Promise<void> {
  if (await continueSession(page, email)) return;
  const startedAt = Date.now();
  await startNewSession(page, email);
  sessions.set(email, { cookies: await page.context().cookies(), startedAt });
}

/** Signs a member in and opens the account page. */
export async function signIn(page: Page, email: string): Promise<void> {
  await startSession(page, email);
  await page.goto('/profile/data');
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn gegevens' })).toBeVisible();
  await expectStarted(page);
}
