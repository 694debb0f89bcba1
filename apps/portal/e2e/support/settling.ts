import { expect, type Page } from '@playwright/test';

/** Milliseconds that the page gets, and those after which it must be at rest. */
const WATCHED_MS = 4000;
const AT_REST_AFTER_MS = 2500;

/**
 * Whatever the server says, the page comes to rest: a handful of calls, few changes of its address, and then nothing more.
 * A full page load counts for two changes of the address: the load, and the router that takes it over.
 */
export async function expectSettled(page: Page, start: () => Promise<unknown>): Promise<void> {
  const calls: string[] = [];
  const navigations: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  page.on('framenavigated', (frame) => navigations.push(frame.url()));
  await start();
  await page.waitForTimeout(AT_REST_AFTER_MS);
  const before = [...calls, ...navigations];
  await page.waitForTimeout(WATCHED_MS - AT_REST_AFTER_MS);
  const after = [...calls, ...navigations];
  expect(after.length - before.length, after.join('\n')).toBe(0);
  expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(12);
  expect(navigations.length, navigations.join('\n')).toBeLessThanOrEqual(5);
}
