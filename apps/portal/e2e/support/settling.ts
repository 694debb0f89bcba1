import { expect, type Page, type Request } from '@playwright/test';

/**
 * The time by which a test advances the fake clock of the page, in milliseconds. A page that sends no
 * request in this time is idle. All shorter timers have fired by then.
 */
const AT_REST_MS = 2000;
/** The number of rounds in a row without requests, responses and navigations after which nothing is pending. */
const QUIET_ROUNDS = 3;
const PATIENCE_MS = 30_000;
/**
 * The maximum number of calls. The frame and the archive have five calls. They may fail before their script has
 * loaded and again afterwards, and each is repeated with a new token: twenty. In addition there are the user check,
 * the events, the options of the login screen, and a request for a token after each failure. A page that never
 * settles sends more than this in four seconds.
 */
const CALLS_MAX = 30;

/**
 * Expects that the page becomes idle after a limited number of calls and navigations, whatever the server
 * responds. A full page load counts as two navigations: the load and the router's first navigation. The clock
 * of the page must be installed, so that its timers can be run without waiting.
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
      // A round trip to the server gives the page the time in which an answer would arrive.
      await page.request.get('/health/ready');
    }
    expect([events, underWay.size], [...calls, ...navigations].join('\n')).toEqual([before, 0]);
  }).toPass({ timeout: PATIENCE_MS, intervals: [50] });
  expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(CALLS_MAX);
  expect(navigations.length, navigations.join('\n')).toBeLessThanOrEqual(5);
}
