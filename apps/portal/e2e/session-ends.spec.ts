import { expect, type Page } from '@playwright/test';
import { respondWith, comeBackTo, EVERY_CALL, noNetwork, USER } from './support/responses.ts';
import { members } from './support/members.ts';
import { servePlainPages } from './support/plain-page.ts';
import { signIn, startSession } from './support/sign-in.ts';
import { followRequests } from './support/started.ts';
import { test } from './support/test.ts';
import { withoutEvents } from './support/without-events.ts';

test.beforeEach(({ page }) => withoutEvents(page));

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Bent u er nog?' });

/** Opens the account page with a clock that the test controls. A response after a jump of the clock counts as use of the session. */
async function openWithClock(page: Page): Promise<void> {
  const untilAnswered = followRequests(page);
  await page.clock.install();
  await page.goto('/profile/data');
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn gegevens' })).toBeVisible();
  await untilAnswered();
}

async function signInWithClock(page: Page): Promise<void> {
  await startSession(page, members.anna);
  await openWithClock(page);
}

/** Opens the account page of the signed-in member in a second tab with a separate clock. */
async function openForgottenTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await openWithClock(tab);
  return tab;
}

test('a forgotten tab whose clock passes two hours does not log out the tab that is in use', async ({
  page,
}) => {
  await signIn(page, members.anna);
  const forgotten = await openForgottenTab(page);
  const asked = forgotten.waitForResponse(/\/auth\/user$/u);
  await forgotten.clock.fastForward('02:00:01');
  expect((await asked).status()).toBe(200);
  await expect(forgotten).toHaveURL(/\/profile\/data$/u);
  await expect(question(forgotten)).toBeHidden();

  await page.getByRole('link', { name: 'Archief', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Documenten' })).toBeVisible();
});

test('a user who comes back to one tab stays signed in in the other tabs', async ({ page }) => {
  await signInWithClock(page);
  const other = await openForgottenTab(page);
  for (const tab of [page, other]) {
    // The other tab may still report its last response, which counts as use of the session.
    await expect(async () => {
      await tab.clock.fastForward('01:56:00');
      await expect(question(tab)).toBeVisible({ timeout: 8000 });
    }).toPass();
  }
  await comeBackTo(other);
  await expect(question(other)).toBeHidden();
  await expect(question(page)).toBeHidden();
});

test('the question counts down, Escape keeps the user signed in, and a session that is over leads to the login', async ({
  page,
  context,
}) => {
  await signInWithClock(page);
  await page.clock.fastForward('01:56:00');
  await expect(question(page)).toContainText(/Nog [34]:\d\d/u);
  await expect(question(page).getByRole('status')).toHaveText('4 minuten');
  await page.clock.fastForward('00:03:00');
  await expect(question(page)).toContainText(/Nog [01]:\d\d/u);

  const asked = page.waitForResponse(/\/auth\/user$/u);
  await page.keyboard.press('Escape');
  expect((await asked).status()).toBe(200);
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn gegevens' })).toBeVisible();

  // The server decides whether the member is logged out, so that its session has to be over too.
  await context.clearCookies();
  await page.clock.fastForward('02:00:01');
  await expect(page.getByText('Uw sessie is verlopen. Log opnieuw in.')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile%2Fdata$/u);
});

test('a tab in use prevents the question in the other tabs', async ({ page }) => {
  await signInWithClock(page);
  const forgotten = await openForgottenTab(page);
  await forgotten.clock.fastForward('01:50:00');
  // Tabs notify each other at most once every few seconds.
  await page.clock.fastForward('00:00:05');
  await page.getByRole('link', { name: 'Archief', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Documenten' })).toBeVisible();
  await forgotten.clock.fastForward('00:06:00');
  await forgotten.clock.fastForward('00:01:00');
  await expect(question(forgotten)).toBeHidden();
});

test('staying signed in without a network shows an error, and succeeds when the network is back', async ({
  page,
}) => {
  await signInWithClock(page);
  await page.clock.fastForward('01:56:00');
  await page.route(EVERY_CALL, noNetwork);
  await question(page).getByRole('button', { name: 'Blijf ingelogd' }).click();
  await expect(question(page).getByRole('alert')).toContainText(
    'Het is nog niet gelukt om ingelogd te blijven',
  );
  // Only the server knows whether the session is over.
  await page.clock.fastForward('00:10:00');
  await expect(question(page)).toContainText('0:00');
  await expect(page).toHaveURL(/\/profile\/data$/u);

  await page.unroute(EVERY_CALL);
  await page.clock.fastForward('00:00:40');
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL(/\/profile\/data$/u);
});

async function endSoon(page: Page, impersonation: object | null): Promise<void> {
  await servePlainPages(page);
  const user: object = await (await page.request.get('/api/auth/user')).json();
  await page.route(USER, respondWith({ json: { ...user, session_ends_in_s: 290, impersonation } }));
}

const STAFF = { staff_name: 'Sara Staf', ends_at: '2026-11-20T15:00:00.000Z', is_read_only: true };

test('five minutes before the session ends a message warns staff, and advises a member to save', async ({
  page,
}) => {
  const bar = page.getByRole('region', { name: 'Einde van uw sessie' });
  await signInWithClock(page);
  await expect(bar).toHaveCount(0);
  // The warning must also work if the clock of the device is wrong.
  await page.clock.setSystemTime('2031-01-01T00:00:00Z');
  await endSoon(page, STAFF);
  await page.reload();
  await expect(bar).toContainText('Het meekijken eindigt bijna.');
  await endSoon(page, null);
  await page.reload();
  await expect(bar).toContainText('Sla op wat u hebt ingevuld');
  await expect(bar).toContainText(/Nog 4:\d\d/u);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.unroute(USER);
  await page.context().clearCookies();
  await page.clock.fastForward('00:05:00');
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile%2Fdata$/u);
});
