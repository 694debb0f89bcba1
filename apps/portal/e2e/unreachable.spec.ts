import { expect, type Page } from '@playwright/test';
import { respondWith, comeBackTo, HTML, noNetwork, USER } from './support/responses.ts';
import { members } from './support/members.ts';
import { servePlainPages } from './support/plain-page.ts';
import { signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

const tooMany = respondWith({
  status: 429,
  headers: { 'retry-after': '20' },
  json: { code: 'too_many_requests', message: 'Wait.' },
});

const reason = 'Er is geen verbinding.';

const bar = (page: Page) => page.getByRole('region', { name: 'Verbinding' });
const unreachable = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Het portaal is niet bereikbaar' });

test.beforeEach(({ page }) => servePlainPages(page));

// The messages of all kinds of failures are tested in `connection-lost.test.tsx`, and the delays in `retry-delay.test.ts`.
test('a user check without a network keeps the page and shows a bar until the server responds again', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, members.anna);
  await page.route(USER, noNetwork);
  await comeBackTo(page);
  await expect(bar(page)).toContainText(reason);
  await expect(bar(page)).toContainText('Wij proberen het vanzelf opnieuw.');
  await expect(page).toHaveURL(/\/profile\/data$/u);
  await expect(page.getByRole('main').getByText(members.anna)).toBeVisible();

  await page.unroute(USER);
  await page.clock.fastForward('00:00:40');
  await expect(bar(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/profile\/data$/u);
});

test('a first load with an HTML page as response shows the reason and loads when the server responds again', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, members.anna);
  await page.route(USER, respondWith(HTML));
  await page.goto('/archive?zoek=notulen');
  await expect(unreachable(page)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
  await expect(page.getByLabel('E-mailadres')).toHaveCount(0);

  await page.unroute(USER);
  await page.clock.fastForward('00:00:40');
  await expect(page.getByRole('list', { name: 'Documenten' })).toBeVisible();
  await expect(page).toHaveURL(/\/archive\?zoek=notulen$/u);
});

test('the portal retries immediately when the browser is online again', async ({ page }) => {
  await page.clock.install();
  await signIn(page, members.anna);
  await page.route(USER, tooMany);
  await comeBackTo(page);
  await expect(bar(page)).toBeVisible();
  await page.unroute(USER);
  // The bar is visible a moment before the portal notices the connection. Retry-After says 20 seconds.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(bar(page)).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 15_000 });
});
