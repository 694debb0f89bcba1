import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { answerWith, comeBackTo, EVERY_CALL, noNetwork, USER } from './support/answers.ts';
import { members } from './support/members.ts';
import { servePlainPages } from './support/plain-page.ts';
import { signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';
import { withoutEvents } from './support/without-events.ts';

test.beforeEach(({ page }) => withoutEvents(page));

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Bent u er nog?' });

/**
 * Waits until no request is pending, because a response after a jump of the clock counts as use of the
 * session.
 */
const untilAnswered = (page: Page) => page.waitForLoadState('networkidle');

/** Signs in on a page whose clock the test controls. */
async function signInWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await signIn(page, members.anna);
  await untilAnswered(page);
}

/** Opens the account page of the signed-in member in a second tab with a separate clock. */
async function openForgottenTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.clock.install();
  await tab.goto('/profile/data');
  await expect(tab.getByRole('heading', { level: 1, name: 'Mijn gegevens' })).toBeVisible();
  await untilAnswered(tab);
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
  await expect(question(forgotten)).toBeHidden();
  await expect(forgotten).toHaveURL(/\/profile\/data$/u);

  await page.getByRole('link', { name: 'Archief', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Documenten' })).toBeVisible();
});

test('a tab in use prevents the question in the other tabs', async ({ page }) => {
  await signIn(page, members.anna);
  const forgotten = await openForgottenTab(page);
  await forgotten.clock.fastForward('01:50:00');
  // Tabs notify each other at most once every few seconds.
  await page.waitForTimeout(5000);
  await page.getByRole('link', { name: 'Archief', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Documenten' })).toBeVisible();
  await forgotten.clock.fastForward('00:06:00');
  await forgotten.clock.fastForward('00:01:00');
  await expect(question(forgotten)).toBeHidden();
});

test('a user who comes back to one tab stays signed in in the other tabs', async ({ page }) => {
  await signInWithClock(page);
  const other = await openForgottenTab(page);
  for (const tab of [page, other]) {
    // The other tab may still tell of its last response, which counts as use of the session.
    await expect(async () => {
      await tab.clock.fastForward('01:56:00');
      await expect(question(tab)).toBeVisible({ timeout: 8000 });
    }).toPass();
  }
  await comeBackTo(other);
  await expect(question(other)).toBeHidden();
  await expect(question(page)).toBeHidden();
});

test('the question counts down, and Escape keeps the user signed in', async ({ page }) => {
  await signInWithClock(page);
  await page.clock.fastForward('01:56:00');
  await expect(question(page)).toContainText(/Nog [34]:\d\d/u);
  await expect(question(page).getByRole('status')).toHaveText('4 minuten');
  await page.clock.fastForward('00:03:00');
  await expect(question(page)).toContainText(/Nog [01]:\d\d/u);
  await expectAccessible(page);

  const asked = page.waitForResponse(/\/auth\/user$/u);
  await page.keyboard.press('Escape');
  expect((await asked).status()).toBe(200);
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn gegevens' })).toBeVisible();
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
  // The question stays after the countdown too, because only the server knows whether the session is over.
  await page.clock.fastForward('00:10:00');
  await expect(question(page)).toContainText('0:00');
  await expect(page).toHaveURL(/\/profile\/data$/u);

  await page.unroute(EVERY_CALL);
  await page.clock.fastForward('00:00:40');
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL(/\/profile\/data$/u);
});

/** Mocks the user check, so that the session ends soon, for a member or for staff. */
async function endSoon(page: Page, impersonation: object | null): Promise<void> {
  await servePlainPages(page);
  const user: object = await (await page.request.get('/api/auth/user')).json();
  await page.route(USER, answerWith({ json: { ...user, session_ends_in_s: 290, impersonation } }));
}

test('five minutes before the session ends a message advises to save', async ({ page }) => {
  await signInWithClock(page);
  await expect(page.getByRole('region', { name: 'Einde van uw sessie' })).toHaveCount(0);
  // The warning must also work if the clock of the device is wrong.
  await page.clock.setSystemTime('2031-01-01T00:00:00Z');
  await endSoon(page, null);
  await page.reload();
  const bar = page.getByRole('region', { name: 'Einde van uw sessie' });
  await expect(bar).toContainText('Sla op wat u hebt ingevuld');
  await expect(bar).toContainText(/Nog 4:\d\d/u);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);

  await page.unroute(USER);
  await page.context().clearCookies();
  await page.clock.fastForward('00:05:00');
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile%2Fdata$/u);
});

test('staff see a warning before their session ends', async ({ page }) => {
  await signIn(page, members.anna);
  await endSoon(page, { staff_name: 'Sara Staf', ends_at: '2026-11-20T15:00:00.000Z', is_read_only: true });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Einde van uw sessie' })).toContainText(
    'Het meekijken eindigt bijna.',
  );
});
