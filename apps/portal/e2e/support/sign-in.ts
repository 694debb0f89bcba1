import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './members.ts';
import { expectStarted } from './started.ts';

export async function submitLogin(page: Page, email: string, password: string = PASSWORD): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
}

/** Expects that a member is signed in and sees the overview, which the brand file of the demo makes the page after a login. */
export const expectSignedIn = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();

/** Signs in with API calls alone, because the login screen has its own journeys. */
export async function startNewSession(page: Page, email: string): Promise<void> {
  await page.request.get('/api/auth/csrf');
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const response = await page.request.post('/api/auth/login', {
    data: { email, password: PASSWORD },
    headers: {
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': decodeURIComponent(token),
    },
  });
  expect(response.status()).toBe(200);
}

/**
 * The time for which journeys use a session, in milliseconds. Ten minutes after a login the server asks again who the
 * member is before it changes how the member signs in.
 */
const SESSION_MS_MAX = 240_000;

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;

const sessions = new Map<string, { cookies: Cookies; startedAt: number }>();

/** Returns whether the server still accepts the session of an earlier journey. */
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
 * the password and mails about a new device.
 */
export async function startSession(page: Page, email: string): Promise<void> {
  if (await continueSession(page, email)) return;
  const startedAt = Date.now();
  await startNewSession(page, email);
  sessions.set(email, { cookies: await page.context().cookies(), startedAt });
}

export async function signIn(page: Page, email: string): Promise<void> {
  await startSession(page, email);
  await page.goto('/profile/data');
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn gegevens' })).toBeVisible();
  await expectStarted(page);
}
