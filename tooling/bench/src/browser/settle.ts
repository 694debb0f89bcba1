import type { Page } from 'playwright';

/** The time in which a shown page fetches what it may need later, in milliseconds. */
const LATER_MS = 2000;

/** Waiting for an idle network does not help, because the stream of events stays open. */
export async function untilSettled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('h1') !== null && document.querySelector('main [aria-busy="true"]') === null,
  );
  await page.waitForTimeout(LATER_MS);
}
