import { expect, type Page, type Request } from '@playwright/test';

/** Waits until the scripts of a page listen. Before that, a page that the server drew only looks alive. */
export const expectStarted = (page: Page): Promise<void> =>
  expect(page.locator('html[data-started]')).toBeAttached();

export async function untilIdle(page: Page): Promise<void> {
  await expectStarted(page);
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

/** @returns a function that waits until the page has started and all its requests have been answered. */
export function followRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return async () => {
    await untilIdle(page);
    await expect.poll(() => [...pending].map((request) => request.url())).toEqual([]);
  };
}
