import { expect, type Page, type Route } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { answerWith, comeBackTo, HTML, noNetwork, UNAVAILABLE, USER } from './support/answers.ts';
import { members } from './support/members.ts';
import { servePlainPages } from './support/plain-page.ts';
import { signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

const tooMany = answerWith({
  status: 429,
  headers: { 'retry-after': '20' },
  json: { code: 'too_many_requests', message: 'Wait.' },
});

/**
 * The failures that depend on the browser itself. The messages of all kinds of failures are tested in
 * `connection-lost.test.tsx`.
 */
const failures: [string, (route: Route) => Promise<void>][] = [
  ['no network', noNetwork],
  ['an HTML page as response', answerWith(HTML)],
];
const reason = 'Er is geen verbinding.';

const bar = (page: Page) => page.getByRole('region', { name: 'Verbinding' });
const unreachable = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Het portaal is niet bereikbaar' });

test.beforeEach(({ page }) => servePlainPages(page));

for (const [name, respond] of failures) {
  test(`a user check with ${name} keeps the page and shows a bar until the server responds again`, async ({
    page,
  }) => {
    await page.clock.install();
    await signIn(page, members.anna);
    await page.route(USER, respond);
    await comeBackTo(page);
    await expect(bar(page)).toContainText(reason);
    await expect(bar(page)).toContainText('We proberen het vanzelf opnieuw.');
    await expect(page).toHaveURL(/\/profile\/data$/u);
    await expect(page.getByRole('main').getByText(members.anna)).toBeVisible();
    await expectAccessible(page);

    await page.unroute(USER);
    await page.clock.fastForward('00:00:40');
    await expect(bar(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/profile\/data$/u);
  });

  test(`a first load with ${name} shows the reason and loads when the server responds again`, async ({
    page,
  }) => {
    await page.clock.install();
    await signIn(page, members.anna);
    await page.route(USER, respond);
    await page.goto('/archive?zoek=notulen');
    await expect(unreachable(page)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
    await expect(page.getByLabel('E-mailadres')).toHaveCount(0);
    await expectAccessible(page);

    await page.unroute(USER);
    await page.clock.fastForward('00:00:40');
    await expect(page.getByRole('list', { name: 'Documenten' })).toBeVisible();
    await expect(page).toHaveURL(/\/archive\?zoek=notulen$/u);
  });
}

test('a visitor sees that the server is unreachable and can retry immediately', async ({ page }) => {
  await page.route(USER, answerWith(UNAVAILABLE));
  await page.goto('/login');
  await expect(unreachable(page)).toBeVisible();
  await page.unroute(USER);
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible();
});

test('the portal retries immediately when the browser is online again', async ({ page }) => {
  await page.clock.install();
  await signIn(page, members.anna);
  await page.route(USER, tooMany);
  await comeBackTo(page);
  await expect(bar(page)).toBeVisible();
  await page.unroute(USER);
  // The bar is visible a moment before the portal hears of the connection. Retry-After says 20 seconds.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(bar(page)).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 15_000 });
});

test('the portal waits as long as Retry-After says, and longer after each failure', async ({ page }) => {
  await page.clock.install();
  await page.route(USER, tooMany);
  await page.goto('/login');
  await expect(unreachable(page)).toBeVisible();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/user')) asked += 1;
  });
  await page.clock.runFor('00:00:18');
  expect(asked).toBe(0);
  await page.clock.runFor('00:00:04');
  await expect.poll(() => asked).toBe(1);

  await page.unroute(USER);
  await page.route(USER, answerWith(UNAVAILABLE));
  for (let minute = 0; minute < 4; minute += 1) {
    await page.clock.runFor('00:00:30');
    await page.waitForTimeout(300);
  }
  expect(asked).toBeLessThan(10);
});
