import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './members.ts';

/** Fills in the login form that is shown, and sends it. */
export async function submitLogin(page: Page, email: string, password: string = PASSWORD): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
}

/** Signs in through the login screen, and waits for the account page. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await submitLogin(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn gegevens' })).toBeVisible();
}
