import { expect } from '@playwright/test';
import { members } from './support/members.ts';
import { signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

test('a switch that fails shows an error and changes nothing', async ({ page }) => {
  await signIn(page, members.frits);
  await expect(page).toHaveTitle(/ - VvE /u);
  const title = await page.title();
  await page.route('**/api/auth/user/association/*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('button', { name: /^Vereniging:/u }).click();
  await page.getByRole('menuitemradio', { name: '1003 - VvE Molenwiek' }).click();
  await expect(
    page.getByText(
      'De geselecteerde vereniging kon niet worden aangepast naar VvE Molenwiek. Probeer het later nog eens.',
    ),
  ).toBeVisible();
  await expect(page).toHaveTitle(title);
});

test('the menu button of a small screen opens the menu, and a navigation closes the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await signIn(page, members.bram);
  await page.getByRole('button', { name: 'Menu openen' }).click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(sheet.getByRole('link', { name: 'Zichtbaarheid archiefgroepen' })).toBeVisible();
  await sheet.getByRole('link', { name: 'Archief', exact: true }).click();
  await expect(page).toHaveURL(/\/archive\?vve=1001$/u);
  await expect(sheet).toBeHidden();
});

test('the account page switches to another association', async ({ page }) => {
  await signIn(page, members.frits);
  await page.getByRole('button', { name: 'Kiezen: 1003' }).press('Enter');
  await expect(page).toHaveURL(/\/profile\/data\?vve=1003$/u);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: '1003' });
  await expect(row).toContainText('nu gekozen');
  await expect(page.getByRole('banner').getByText('VvE Molenwiek')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
});
