import { expect, type Page } from '@playwright/test';

/** Waits until the scripts of a page listen. Before that, a page that the server drew only looks alive. */
export const expectStarted = (page: Page): Promise<void> =>
  expect(page.locator('html[data-started]')).toBeAttached();
