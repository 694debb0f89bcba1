import { expect, type Page, type Request } from '@playwright/test';

/** The time by which a test advances the fake clock, in milliseconds. All shorter timers have fired by then. */
const AT_REST_MS = 2000;
const QUIET_ROUNDS = 3;
const PATIENCE_MS = 30_000;
/**
 * The maximum number of calls. The frame and the archive have five calls, which may fail before and after their script
 * has loaded, each repeated with a new token: twenty. A page that never settles sends more than this in four seconds.
 */
const CALLS_MAX = 30;

/**
 * Expects that the page becomes idle after a limited number of calls. A full page load counts as two navigations. The
 * clock of the page must be installed.
 */
export async function expectSettled(page: Page, start: () => Promise<unknown>): Promise<void> {
  const calls: string[] = [];
  const navigations: string[] = [];
  const underWay = new Set<Request>();
  let events = 0;
  page.on('request', (request) => {
    events += 1;
    underWay.add(request);
    // A page that is shown again loads its pictures again, which are no calls.
    if (request.url().includes('/api/') && request.resourceType() !== 'image')
      calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
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
    for (let round = 0; round < QUIET_ROUNDS; round += 1) {
      await page.clock.runFor(AT_REST_MS);
      // A round trip to the server gives the page the time in which a response would arrive.
      await page.request.get('/health/ready');
    }
    expect([events, underWay.size], [...calls, ...navigations].join('\n')).toEqual([before, 0]);
  }).toPass({ timeout: PATIENCE_MS, intervals: [50] });
  expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(CALLS_MAX);
  expect(navigations.length, navigations.join('\n')).toBeLessThanOrEqual(5);
}
