import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { test } from './support/test.ts';

/** 1280 pixels at 400% (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('the page of the API shows every resource without a script, opens an operation by its address, and is legible at 400%', async ({
  page,
}) => {
  // The page has all operations and schemas, which axe needs seconds for.
  test.slow();
  const faults: string[] = [];
  page.on('console', (message) => faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1, name: /^Members portal API/u })).toBeAttached();
  for (const resource of ['auth', 'todos', 'invoices', 'archive', 'albums', 'webhooks']) {
    await expect(page.getByRole('heading', { level: 2, name: resource, exact: true })).toBeAttached();
  }

  const operation = page.locator('[id="albums.createAlbum"]');
  await expect(operation).toBeHidden();
  await page.goto('/api/docs#albums.createAlbum');
  await expect(operation.getByRole('heading', { name: 'Parameters' })).toBeInViewport();
  await operation.getByText('Fields of AlbumForm').click();
  await expect(operation.getByText('Fields of photos')).toBeVisible();

  // The contrast of all texts takes long, and that of one resource and one schema is that of all.
  await expectAccessible(page, 'html', { rules: { 'color-contrast': { enabled: false } } });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const part of [
      'header',
      'nav',
      '[aria-labelledby="tag-albums"]',
      '#schema-Album',
      '#error-conflict',
    ])
      await expectAccessible(page, part);
  }

  await page.setViewportSize(ZOOMED);
  expect(await widthOf(page)).toBe(ZOOMED.width);
  await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
  expect(await widthOf(page)).toBe(ZOOMED.width);
  expect(faults).toEqual([]);
});
