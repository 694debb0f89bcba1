import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { test } from './support/test.ts';

/** 1280 pixels at 400% (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

const openEverything = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });

/** Axe needs a minute for all operations and schemas, which are drawn alike. Their ids and links are a test of the server. */
const keepOneOfEach = (page: Page) =>
  page.evaluate(() => {
    const others =
      '.operation:not(:has([id="albums.createAlbum"])), .schema:not(#schema-Album, #error-conflict, #security-session)';
    for (const other of document.querySelectorAll(others)) other.remove();
  });

test('the page of the API shows every resource without a script, opens an operation by its address, and is legible at 400%', async ({
  page,
}) => {
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

  await page.setViewportSize(ZOOMED);
  expect(await widthOf(page)).toBe(ZOOMED.width);
  await openEverything(page);
  expect(await widthOf(page)).toBe(ZOOMED.width);

  await keepOneOfEach(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  expect(faults).toEqual([]);
});
