import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { members } from './support/members.ts';
import { startSession } from './support/sign-in.ts';
import { expectStarted } from './support/started.ts';
import { test } from './support/test.ts';
import { withoutEvents } from './support/without-events.ts';

test.beforeEach(({ page }) => withoutEvents(page));

const openRoutes = [
  '/',
  '/404',
  '/login',
  '/forgot-password',
  '/password/reset/token/bram%40waterpas.example',
  '/unsubscribe/token',
  '/email/confirm/token',
  '/email/undo/token',
];
/** Expects that nothing overflows the page, so that it does not scroll horizontally. */
async function expectToFit(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}

for (const [name, width, colorScheme] of [
  ['a phone in light', 375, 'light'],
  ['a desktop in dark', 1280, 'dark'],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    for (const path of openRoutes) {
      test(`${path} is open to visitors and has no overflow and no axe violations`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectToFit(page);
        await expectAccessible(page);
      });
    }
  });
}

test('an unknown URL redirects to /404', async ({ page }) => {
  await page.goto('/bestaat/niet');
  await expect(page).toHaveURL(/\/404$/u);
  await page.goto('/andere-beheerder/news');
  await expect(page).toHaveURL(/\/(404|login\?next=.*)$/u);
});

test('the board screens do not exist for an owner', async ({ page }) => {
  await startSession(page, members.anna);
  await page.goto('/profile/board/archive-settings');
  await expect(page).toHaveURL(/\/404$/u);
});

test('a navigation scrolls to the top and moves the focus to the heading', async ({ page }) => {
  await startSession(page, members.bram);
  await page.goto('/archive');
  await expect(page.getByRole('list', { name: 'Documenten' })).toBeVisible();
  await expectStarted(page);
  await page.evaluate(() => window.scrollTo(0, 1000));
  await page
    .getByRole('navigation', { name: 'Hoofdmenu' })
    .getByRole('link', { name: 'Vergaderingen' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vergaderingen' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("the login screen's body has its own class instead of the inherited one", async ({ page }) => {
  await page.goto('/login');
  await expect(page.locator('body')).toHaveClass('page-authentication');
  await page.goto('/404');
  await expect(page.locator('body')).toHaveClass('page');
});
