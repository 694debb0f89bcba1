import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright';
import type { BrowserState } from '../browser/member.ts';
import { slowDown, withPage } from '../browser/open-browser.ts';
import { type SeenRequest, waitsOf } from './chain.ts';

/** A long round trip, in milliseconds, separates requests that wait for each other from those that start together, also on a busy machine. */
const ROUND_TRIP_MS = 250;

/**
 * A page is complete when it has waited for no response for this time, in milliseconds. It opens the stream of events after a second, and asks
 * within a second and a half for what the events are about.
 */
const QUIET_MS = 3000;

const VISIT_MS = 30_000;

const kinds: Readonly<Record<string, SeenRequest['kind']>> = {
  Document: 'page',
  Script: 'file',
  Stylesheet: 'file',
  Font: 'file',
  Image: 'picture',
};

/** No screen waits for the icon of the tab. */
function kindOf(type: string | undefined, url: URL): SeenRequest['kind'] | undefined {
  if (!url.protocol.startsWith('http')) return undefined;
  if (type === 'Fetch' || type === 'XHR') return url.pathname.startsWith('/api/') ? 'call' : 'file';
  return kinds[type ?? ''];
}

/** A request without a response has an infinite `answeredAt`. */
function noteRequests(session: CDPSession): () => SeenRequest[] {
  const seen = new Map<string, SeenRequest>();
  const redirected: SeenRequest[] = [];
  let origin = 0;
  session.on(
    'Network.requestWillBeSent',
    ({ requestId, request, type, timestamp, wallTime, redirectResponse }) => {
      const startedAt = wallTime * 1000;
      // Responses have times of another clock, which began at this time.
      origin ||= startedAt - timestamp * 1000;
      const before = seen.get(requestId);
      if (redirectResponse && before) redirected.push({ ...before, answeredAt: startedAt });
      const url = new URL(request.url);
      const kind = kindOf(type, url);
      if (kind) seen.set(requestId, { kind, path: url.pathname, startedAt, answeredAt: Infinity });
    },
  );
  const note = ({ requestId, timestamp }: { requestId: string; timestamp: number }): void => {
    const request = seen.get(requestId);
    if (request) request.answeredAt = Math.min(request.answeredAt, origin + timestamp * 1000);
  };
  session.on('Network.responseReceived', note);
  session.on('Network.loadingFailed', note);
  return () => [...redirected, ...seen.values()];
}

function noteShown(): void {
  let isShown = false;
  const look = (): void => {
    const before = isShown;
    isShown =
      document.querySelector('h1') !== null && document.querySelector('main [aria-busy="true"]') === null;
    if (isShown && !before) Reflect.set(window, 'benchShownAt', Date.now());
  };
  const options = { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy'] };
  new MutationObserver(look).observe(document, options);
}

/** Opens a page and returns what it waited for. Times are in milliseconds since the epoch. */
export async function recordVisit(
  browser: Browser,
  url: string,
  storageState: BrowserState,
): Promise<ReturnType<typeof waitsOf>> {
  return withPage(browser, { storageState }, async (page) => {
    const session = await slowDown(page, ROUND_TRIP_MS);
    const requests = noteRequests(session);
    await page.addInitScript(noteShown);
    // Files that load while the browser is idle are no wait. A user who saves data gets none of it.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto(url);
    const end = Date.now() + VISIT_MS;
    let [quietSince, count] = [Date.now(), 0];
    while (Date.now() - quietSince < QUIET_MS && Date.now() < end) {
      await wait(50);
      const now = requests();
      const isWaiting = now.some(({ answeredAt }) => answeredAt === Infinity);
      if (isWaiting || now.length !== count) quietSince = Date.now();
      count = now.length;
    }
    const shownAt = await page.evaluate((): unknown => Reflect.get(window, 'benchShownAt'));
    const answered = requests().filter(({ answeredAt }) => answeredAt < Infinity);
    // A screen that was never shown waits for all requests.
    return waitsOf(answered, typeof shownAt === 'number' ? shownAt : Infinity);
  });
}
