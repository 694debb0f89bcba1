import type { Page } from '@playwright/test';

/**
 * Blocks the stream of events in all tabs of a journey that waits until no request is pending, because the stream
 * stays open. The counts then follow the focus.
 */
export async function withoutEvents(page: Page): Promise<void> {
  await page.context().route('**/api/events*', (route) => route.abort());
}
