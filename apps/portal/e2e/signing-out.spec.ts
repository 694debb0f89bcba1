import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { EVERY_CALL, noNetwork } from './support/answers.ts';
import { clickUnlessLeft } from './support/leaving.ts';
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
  await expectAccessible(page);

  await question.getByRole('button', { name: 'Annuleren' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Uitloggen' }).click();
  await question.getByRole('button', { name: 'Uitloggen' }).click();

  await expect(page.getByText('U bent succesvol uitgelogd. Tot ziens!')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/u);
  await page.goto('/profile/data');
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile%2Fdata$/u);
});

test('/logout logs out without confirmation', async ({ page }) => {
  await signIn(page, members.anna);
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login$/u);
  const answer = await page.request.get('/api/auth/user');
  expect(answer.status()).toBe(401);
});

test('a session lost in the background redirects to /logout, and a login returns to the page', async ({
  page,
  context,
}) => {
  await startSession(page, members.anna);
  await page.goto('/archive');
  await expect(page.getByRole('heading', { level: 1, name: 'Archief' })).toBeVisible();
  await expectStarted(page);

  await context.clearCookies();
  const loggedOut = page.waitForRequest(/\/logout\?next=%2Farchive$/u);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await loggedOut;
  await expect(page.getByText('Uw sessie is verlopen. Log opnieuw in.')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?next=%2Farchive$/u);

  await submitLogin(page, members.anna);
  await expect(page).toHaveURL(/\/archive$/u);
  await expect(page.getByText('Welkom, u bent succesvol ingelogd!')).toBeVisible();
  await expect(page.getByText('Uw sessie is verlopen.')).toBeHidden();
});

test('a call without a session redirects to the login screen', async ({ page, context }) => {
  await startSession(page, members.anna);
  await page.goto('/archive');
  await expect(page.getByRole('list', { name: 'Documenten' })).toBeVisible();
  await context.clearCookies();
  await clickUnlessLeft(page.getByRole('link', { name: /Onderhoud/u }));
  await expect(page).toHaveURL(/\/login\?next=%2Farchive/u);
});

test('an inactive user is asked whether they are still there, and can stay signed in', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await signIn(page, members.anna);
  // A response after the jump of the clock would count as use of the session.
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward('01:55:01');
  const question = page.getByRole('alertdialog', { name: 'Bent u er nog?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Blijf ingelogd' }).click();
  await expect(question).toBeHidden();

  // The server decides whether the member is logged out, so its session has to be over too.
  await context.clearCookies();
  await page.clock.fastForward('02:00:01');
  await expect(page.getByText('Uw sessie is verlopen. Log opnieuw in.')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile%2Fdata$/u);
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
