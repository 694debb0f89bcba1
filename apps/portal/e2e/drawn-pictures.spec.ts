import { expect, type Page } from '@playwright/test';
import { members } from './support/members.ts';
import { startSession } from './support/sign-in.ts';
import { expectStarted } from './support/started.ts';
import { test } from './support/test.ts';
import { withoutEvents } from './support/without-events.ts';

/** Opens a page whose pictures load before its scripts run, as on a fast network or from the cache. */
async function openWithPicturesFirst(page: Page, path: string, picture: string): Promise<void> {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/portal-.*\.js$/u, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  const first = page.locator(`main img[src*="${picture}"]`).first();
  await expect
    .poll(() =>
      first.evaluate(
        (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
      ),
    )
    .toBe(true);
  scripts.resolve();
  await expectStarted(page);
  await page.unrouteAll();
}

test('the photos of albums and the covers of newsletters are shown also if they load before the portal starts', async ({
  page,
}) => {
  await withoutEvents(page);
  await startSession(page, members.anna);
  for (const [path, picture] of [
    ['/photo-albums', '/pictures/'],
    ['/news-letter', '/thumbnail'],
  ] as const) {
    await openWithPicturesFirst(page, path, picture);
    await expect(page.locator(`main img[src*="${picture}"]`).first()).toHaveCSS('opacity', '1');
  }
});
