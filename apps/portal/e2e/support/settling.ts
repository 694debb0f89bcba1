import { expect, type Page } from '@playwright/test';

/** Milliseconds without a call and a change of the address after which the page is at rest, and those it gets for it. */
const AT_REST_MS = 2000;
const PATIENCE_MS = 30_000;

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
  await expect(async () => {
    const before = calls.length + navigations.length;
    await page.waitForTimeout(AT_REST_MS);
    expect(calls.length + navigations.length, [...calls, ...navigations].join('\n')).toBe(before);
  }).toPass({ timeout: PATIENCE_MS });
  expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(12);
  expect(navigations.length, navigations.join('\n')).toBeLessThanOrEqual(5);
}
