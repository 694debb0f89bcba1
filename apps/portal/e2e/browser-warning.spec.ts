import { expect, type Page } from '@playwright/test';
import { expectStarted, untilIdle } from './support/started.ts';
import { test } from './support/test.ts';

const chrome = (version: number) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;

/** The portal judges a browser that lacks this function, as all outdated ones do. */
const becomeOlder = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(Object, 'groupBy');
  });

const hasJudge = (text: string) => text.includes('Samsung Internet');

test.describe('in Chrome 98', () => {
  test.use({ userAgent: chrome(98) });
  test('the portal warns that the browser is outdated', async ({ page }) => {
    await becomeOlder(page);
    await page.goto('/login');
    await expect(page.getByText(/^U gebruikt Chrome 98\. Deze browser is verouderd/u)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible();
  });
});

test.describe('in Chrome 99', () => {
  test.use({ userAgent: chrome(99) });
  test('there is no warning, and a page whose warning does not load is shown too', async ({ page }) => {
    await becomeOlder(page);
    const judge = page.waitForResponse(
      async (response) =>
        /\/assets\/[^/]*\.js$/u.test(response.url()) && hasJudge(await response.text().catch(() => '')),
    );
    await page.goto('/login');
    const { pathname } = new URL((await judge).url());
    await untilIdle(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible();
    await expect(page.getByText(/^U gebruikt/u)).toHaveCount(0);

    let stopped = 0;
    await page.route(`**${pathname}`, async (route) => {
      stopped += 1;
      await route.abort();
    });
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Inloggen' })).toBeVisible();
    await expect.poll(() => stopped).toBeGreaterThan(0);
    await expectStarted(page);
    await expect(page.getByRole('button', { name: 'Inloggen' })).toBeVisible();
  });
});

test('a recent browser loads nothing to judge it', async ({ page }) => {
  const judges: string[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    void response.text().then(
      (text) => hasJudge(text) && judges.push(response.url()),
      () => undefined,
    );
  });
  await page.goto('/login');
  await untilIdle(page);
  await expectStarted(page);
  expect(judges).toEqual([]);
});

test('a browser that fails on the script shows the warning too', async ({ page }) => {
  await page.route(/\/assets\/portal-.*\.js$/u, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'syntax error !' }),
  );
  await page.goto('/login');
  await expect(page.getByRole('alert')).toContainText('Deze browser is verouderd en wordt niet ondersteund.');
});

test.describe('in a browser without modules', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko' });
  test('the warning for Internet Explorer is shown', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule');
    });
    await page.route(/\/assets\/.*\.js$/u, (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByRole('alert')).toContainText(
      'U gebruikt Internet Explorer 11. Deze browser wordt niet ondersteund.',
    );
  });
});
