import { expect, type Page, type Request } from '@playwright/test';

/** Milliseconds of the page's own clock in which a page at rest starts nothing: timers that run sooner have run. */
const AT_REST_MS = 2000;
/** Milliseconds of real time without any request, its answer, or a change of the address: nothing is under way. */
const QUIET_MS = 400;
const PATIENCE_MS = 30_000;
/**
 * The archive has three calls. They fail before its script has arrived and once more with it, and each is repeated with a
 * new token; besides there are the user check and the tokens.
 */
const CALLS_MAX = 16;

/**
 * Whatever the server says, the page comes to rest: a handful of calls, few changes of its address, and then nothing more.
 * A full page load counts for two changes of the address: the load, and the router that takes it over. The clock of the
 * page must be installed: its timers are not waited for, they run ahead.
 */
export async function expectSettled(page: Page, start: () => Promise<unknown>): Promise<void> {
  const calls: string[] = [];
  const navigations: string[] = [];
  const underWay = new Set<Request>();
  let events = 0;
  page.on('request', (request) => {
    events += 1;
    underWay.add(request);
    if (request.url().includes('/api/')) calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const onEnd = (request: Request) => {
    events += 1;
    underWay.delete(request);
  };
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  page.on('framenavigated', (frame) => {
    events += 1;
    navigations.push(frame.url());
  });
  await start();
  await expect(async () => {
    const before = events;
    await page.clock.runFor(AT_REST_MS);
    await page.waitForTimeout(QUIET_MS);
    expect([events, underWay.size], [...calls, ...navigations].join('\n')).toEqual([before, 0]);
  }).toPass({ timeout: PATIENCE_MS, intervals: [50] });
  expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(CALLS_MAX);
  expect(navigations.length, navigations.join('\n')).toBeLessThanOrEqual(5);
}
