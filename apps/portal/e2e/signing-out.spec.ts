import { expect } from '@playwright/test';
import { EVERY_CALL, noNetwork } from './support/responses.ts';
import { members } from './support/members.ts';
import { signIn, startSession, submitLogin } from './support/sign-in.ts';
import { expectStarted } from './support/started.ts';
import { test } from './support/test.ts';
import { withoutEvents } from './support/without-events.ts';

test.beforeEach(({ page }) => withoutEvents(page));

test('logging out asks for confirmation and then shows a message', async ({ page }) => {
  await signIn(page, members.anna);
  await page.getByRole('button', { name: /Menu van/u }).click();
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click();
  const question = page.getByRole('alertdialog', { name: 'Weet u zeker dat u wilt uitloggen?' });
  await expect(question).toBeVisible();

  await question.getByRole('button', { name: 'Annuleren' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Uitloggen' }).click();
  await question.getByRole('button', { name: 'Uitloggen' }).click();

  await expect(page.getByText('U bent succesvol uitgelogd. Tot ziens!')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/u);
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  await page.goto('/profile/data');
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile%2Fdata$/u);
});

test('a session lost in the background leads to the login, which returns to the page', async ({
  page,
  context,
}) => {
  await startSession(page, members.anna);
  await page.goto('/archive');
  await expect(page.getByRole('heading', { level: 1, name: 'Archief' })).toBeVisible();
  await expectStarted(page);

  await context.clearCookies();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('Uw sessie is verlopen. Log opnieuw in.')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?next=%2Farchive$/u);

  await submitLogin(page, members.anna);
  await expect(page).toHaveURL(/\/archive$/u);
  await expect(page.getByText('Welkom, u bent succesvol ingelogd!')).toBeVisible();
  await expect(page.getByText('Uw sessie is verlopen.')).toBeHidden();
});

test('logging out without a network can be retried until it succeeds', async ({ page }) => {
  await signIn(page, members.anna);
  await page.route(EVERY_CALL, noNetwork);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Uitloggen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Uitloggen is nog niet gelukt.' })).toBeVisible();
  await expect(page.getByText(members.anna)).toHaveCount(0);

  await page.unroute(EVERY_CALL);
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByText('U bent succesvol uitgelogd. Tot ziens!')).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});
