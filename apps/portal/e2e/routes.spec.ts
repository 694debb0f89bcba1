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
  '/email/stop/token',
];
async function expectToFit(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}

test('every screen of a visitor is open, has no overflow on a phone and on a desktop, and no axe violations', async ({
  page,
}) => {
  for (const path of openRoutes)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 375, height: 900 });
      await page.goto(path);
      await expectStarted(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectToFit(page);
      await expectAccessible(page);
      await page.setViewportSize({ width: 1280, height: 900 });
      await expectToFit(page);
      if (path === '/login') await expect(page.locator('body')).toHaveClass('page-authentication');
      if (path === '/404') await expect(page.locator('body')).toHaveClass('page');
    });
});

test('an address that does not exist leads to /404, and so do the board screens for an owner', async ({
  page,
  baseURL,
}) => {
  for (const url of ['/bestaat/niet', '//', '/login//', '/%']) {
    await page.goto(`${baseURL ?? ''}${url}`);
    await expect(page).toHaveURL(/\/404$/u);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagina niet gevonden');
  }
  await page.goto('/andere-beheerder/news');
  await expect(page).toHaveURL(/\/(404|login\?next=.*)$/u);
  await startSession(page, members.anna);
  for (const url of ['/profile/board/archive-settings', '/andere-beheerder/news']) {
    await page.goto(url);
    await expect(page).toHaveURL(/\/404$/u);
  }
});

test('a navigation scrolls to the top and moves the focus to the heading', async ({ page }) => {
  await startSession(page, members.bram);
  await page.goto('/archive');
  await expect(page.getByRole('list', { name: 'Documenten' })).toBeVisible();
  await expectStarted(page);
  await page.evaluate(() => window.scrollTo(0, 1000));
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
  await menu.getByRole('link', { name: 'Vergaderingen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vergaderingen' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const entry = menu.getByRole('link', { name: 'Overzicht', exact: true });
  await expect(entry).not.toHaveAttribute('aria-current');
  await entry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeFocused();
  await expect(entry).toHaveAttribute('aria-current', 'page');
});
