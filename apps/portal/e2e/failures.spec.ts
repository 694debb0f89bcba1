import { expect } from '@playwright/test';
import { members } from './support/members.ts';
import { servePlainPages } from './support/plain-page.ts';
import { signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

test('a screen whose script is missing is reported, and loads after a retry', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  // The scripts of the menu's pages load while the browser is idle.
  await page.route(/\/assets\/archive\.screen-/u, (route) => route.abort());
  await signIn(page, members.anna);
  await page.getByRole('link', { name: 'Archief', exact: true }).click();
  await expect(page.getByText('Dit scherm kon niet worden geladen')).toBeVisible();
  await expect.poll(() => errors).toContain('Loading chunk archive failed. (missing)');

  await page.unroute(/\/assets\/archive\.screen-/u);
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Archief' })).toBeVisible();
});

test('a list of documents that fails to load shows an error with a retry button', async ({ page }) => {
  await servePlainPages(page);
  await signIn(page, members.anna);
  const list = /\/archive\/documents\?/u;
  let asked = 0;
  await page.route(list, (route) => {
    asked += 1;
    return route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Away.' } });
  });
  await page.goto('/archive');
  await expect(page.getByText('De documenten zijn niet geladen')).toBeVisible();
  await expect(page.getByText('Het portaal is even niet bereikbaar.')).toBeVisible();
  // The page may request the list a second time while it opens.
  await expect(async () => {
    const before = asked;
    await page.waitForTimeout(500);
    expect(asked).toBe(before);
  }).toPass();
  await page.unroute(list);
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByRole('list', { name: 'Documenten' })).toBeVisible();
});

test('a login without a connection keeps the input', async ({ page, context }) => {
  await page.goto('/login');
  await page.getByLabel('E-mailadres').fill(members.anna);
  await page.getByLabel('Wachtwoord', { exact: true }).fill('Waterpas-2026!');
  await context.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByText('Er is geen verbinding.')).toBeVisible();
  await expect(page.getByLabel('E-mailadres')).toHaveValue(members.anna);
});

test.describe('in a browser that is not set to Dutch', () => {
  test.use({ locale: 'en-US' });
  test('the pages of members are shown in Dutch', async ({ page }) => {
    await signIn(page, members.bram);
    await page.getByRole('button', { name: /Menu van/u }).click();
    await expect(page.getByRole('menuitem', { name: 'Mijn instellingen' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto('/archive');
    await expect(page.getByRole('list', { name: 'Documenten' })).toBeVisible();
  });
});
