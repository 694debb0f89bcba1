import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright';
import type { BrowserState } from '../browser/member.ts';
import type { SeenRequest } from './chain.ts';

/** A long round trip, in milliseconds, separates requests that wait for each other from those that start together, also on a busy machine. */
const ROUND_TRIP_MS = 250;

/** A page is complete when it has waited for no response for this time, in milliseconds. */
const QUIET_MS = 750;

const VISIT_MS = 30_000;

const kinds: Readonly<Record<string, SeenRequest['kind']>> = {
  Document: 'page',
  Script: 'file',
  Stylesheet: 'file',
  Font: 'file',
  Image: 'picture',
};

/** No screen waits for the event stream or the icon of the tab. */
function kindOf(type: string | undefined, url: URL): SeenRequest['kind'] | undefined {
  if (!url.protocol.startsWith('http')) return undefined;
  if (type === 'Fetch' || type === 'XHR') return url.pathname.startsWith('/api/') ? 'call' : 'file';
  return kinds[type ?? ''];
}

/** A request without a response has an infinite `answeredAt`. */
function noteRequests(session: CDPSession): { requests: () => SeenRequest[]; waiting: () => number } {
  const seen = new Map<string, SeenRequest>();
  const redirected: SeenRequest[] = [];
  let origin: number | undefined;
  session.on(
    'Network.requestWillBeSent',
    ({ requestId, request, type, timestamp, wallTime, redirectResponse }) => {
      const startedAt = wallTime * 1000;
      // Responses have times of another clock, which began at this time.
      origin ??= startedAt - timestamp * 1000;
      const before = seen.get(requestId);
      if (redirectResponse && before) redirected.push({ ...before, answeredAt: startedAt });
      const url = new URL(request.url);
      const kind = kindOf(type, url);
      if (kind) seen.set(requestId, { kind, path: url.pathname, startedAt, answeredAt: Infinity });
    },
  );
  const response = (requestId: string, timestamp: number): void => {
    const request = seen.get(requestId);
    if (request) request.answeredAt = Math.min(request.answeredAt, (origin ?? 0) + timestamp * 1000);
  };
  session.on('Network.responseReceived', ({ requestId, timestamp }) => response(requestId, timestamp));
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => response(requestId, timestamp));
  return {
    requests: () => [...redirected, ...seen.values()],
    waiting: () => [...seen.values()].filter(({ answeredAt }) => answeredAt === Infinity).length,
  };
}

/** The requests of a visit. Times are in milliseconds since the epoch. */
export interface Visit {
  requests: SeenRequest[];
  shownAt: number;
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

export async function recordVisit(browser: Browser, url: string, storageState: BrowserState): Promise<Visit> {
  const context = await browser.newContext({ storageState, locale: 'nl-NL' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const { requests, waiting } = noteRequests(session);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: ROUND_TRIP_MS,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    // What others change meanwhile, such as the visits beside this one, is no part of a visit.
    await context.route('**/api/events*', (route) => route.abort());
    await page.addInitScript(noteShown);
    // Files that load while the browser is idle are no wait. A user who saves data gets none of it.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto(url);
    const end = Date.now() + VISIT_MS;
    let quietSince = Date.now();
    let count = 0;
    while (Date.now() - quietSince < QUIET_MS && Date.now() < end) {
      await wait(50);
      const now = requests().length;
      if (waiting() > 0 || now !== count) quietSince = Date.now();
      count = now;
    }
    const shownAt = await page.evaluate((): unknown => Reflect.get(window, 'benchShownAt'));
    return {
      requests: requests().filter(({ answeredAt }) => answeredAt < Infinity),
      // A screen that was never shown waits for all requests.
      shownAt: typeof shownAt === 'number' ? shownAt : Infinity,
    };
  } finally {
    await context.close();
  }
}
