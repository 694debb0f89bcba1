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
 * Signs in with the API calls of the login screen and opens no page, for journeys that open another page
 * next. The login screen itself has its own journeys.
 */
export async function startSession(page: Page, email: string): Promise<void> {
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

/** Signs in with API calls and opens the account page. */
export async function signIn(page: Page, email: string): Promise<void> {
  await startSession(page, email);
  await page.goto('/profile/data');
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn gegevens' })).toBeVisible();
  await expectStarted(page);
}
