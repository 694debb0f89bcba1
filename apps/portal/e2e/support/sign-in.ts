import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './members.ts';

/** Fills in the login form that is shown, and sends it. */
export async function submitLogin(page: Page, email: string, password: string = PASSWORD): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
}

/**
 * Signs in by the calls that the login screen makes, which has journeys of its own, and opens no page: for a journey that
 * opens another one next.
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

/** Signs in by calls, and opens the account page. */
export async function signIn(page: Page, email: string): Promise<void> {
  await startSession(page, email);
  await page.goto('/profile/data');
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn gegevens' })).toBeVisible();
}
