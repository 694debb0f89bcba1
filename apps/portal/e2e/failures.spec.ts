import { expect } from '@playwright/test';
import { chunk } from './support/chunks.ts';
import { members } from './support/members.ts';
import { signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

test('a screen whose script is missing is reported, and loads after a retry', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  // The scripts of the menu's pages load while the browser is idle.
  await page.route(chunk('archive.screen'), (route) => route.abort());
  // Otherwise the page is opened anew by itself.
  await page.route(/\/archive$/u, async (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  );
  await signIn(page, members.anna);
  await page.getByRole('link', { name: 'Archief', exact: true }).click();
  await expect(page.getByText('Dit scherm kon niet worden geladen')).toBeVisible();
  await expect.poll(() => errors).toContain('Loading chunk archive failed. (missing)');

  await page.unroute(chunk('archive.screen'));
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Archief' })).toBeVisible();
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
