import { expect } from '@playwright/test';
import { respondWith, CSRF_MISMATCH, TWO_FACTOR } from './support/responses.ts';
import { openArchive, store } from './support/archive.ts';
import { clickUnlessLeft } from './support/leaving.ts';
import { members } from './support/members.ts';
import { servePlainPages } from './support/plain-page.ts';
import { expectSettled } from './support/settling.ts';
import { confirmWithApp } from './support/second-factor.ts';
import { expectSignedIn, submitLogin } from './support/sign-in.ts';
import { test } from './support/test.ts';

const CALLS_OF_ASSOCIATIONS = '**/api/associations/**';

// The table of all responses and calls is in `session-settles.test.tsx`. Only a browser loads another page.
test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await servePlainPages(page);
});

test('a stale token is fetched again, and the call is repeated without a message', async ({
  page,
  context,
}) => {
  await openArchive(page, members.bram);
  const cookies = await context.cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN');
  if (!token) throw new Error('There is no anti-forgery token.');
  await context.addCookies([{ ...token, value: 'stale' }]);
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'POST') statuses.push(response.status());
  });
  const name = `Offerte ${crypto.randomUUID()}.pdf`;
  await store(page, name);
  expect(statuses).toEqual([419, 201]);
  await expect(page).toHaveURL(/\/archive\?vve=1001$/u);
});

test('a token that stays stale redirects to the login screen, and a new login returns to the page', async ({
  page,
}) => {
  await openArchive(page, members.anna, '?zoek=notulen');
  await page.route(CALLS_OF_ASSOCIATIONS, respondWith(CSRF_MISMATCH));
  await expectSettled(page, () => page.reload());
  await expect(page).toHaveURL(/\/login\?next=%2Farchive%3Fzoek%3Dnotulen$/u);
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible();
  await page.unroute(CALLS_OF_ASSOCIATIONS);
  await submitLogin(page, members.anna);
  await expect(page).toHaveURL(/\/archive\?zoek=notulen$/u);
  await expect(page.getByRole('list', { name: 'Documenten' })).toBeVisible();
});

test('a second factor that the server requires again is requested, and the page is shown afterwards', async ({
  page,
}) => {
  await page.goto('/login');
  await submitLogin(page, members.dirk);
  await confirmWithApp(page);
  await expectSignedIn(page);
  await page.route(CALLS_OF_ASSOCIATIONS, respondWith(TWO_FACTOR));
  await expectSettled(page, () => page.goto('/archive?zoek=notulen'));
  await expect(page).toHaveURL(/\/login\/2fa\?next=%2Farchive%3Fzoek%3Dnotulen$/u);
  await expect(page.getByLabel('Code')).toBeVisible();

  await page.unroute(CALLS_OF_ASSOCIATIONS);
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Bevestigen' }).click();
  await expect(page).toHaveURL(/\/archive\?zoek=notulen$/u);
  await expect(page.getByRole('list', { name: 'Documenten' })).toBeVisible();
});

test('a browser that lost its cookies ends at the login screen', async ({ page, context }) => {
  await openArchive(page, members.anna);
  await context.clearCookies();
  await expectSettled(page, () => clickUnlessLeft(page.getByRole('link', { name: /Onderhoud/u })));
  await expect(page).toHaveURL(/\/login\?next=%2Farchive/u);
});
