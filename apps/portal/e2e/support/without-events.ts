import type { Page } from '@playwright/test';

/** Blocks the stream of events, because it stays open and a journey may wait until no request is pending. */
export async function withoutEvents(page: Page): Promise<void> {
  await page.context().route('**/api/events*', (route) => route.abort());
}
