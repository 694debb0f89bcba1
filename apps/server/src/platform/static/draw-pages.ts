import { stat } from 'node:fs/promises';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import type { Brand } from '@mijn/domain/brand';
import type { MaintenanceBanner } from '@mijn/domain/maintenance/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import type { Config } from '../config/read-config.ts';
import type { Observer, PageOutcome } from '../metrics/observer.ts';
import { describeThrown } from '../plugins/errors.ts';
import { withCallersOfPage } from '../plugins/load-caller.ts';
import { clientOf } from '../security/client-networks.ts';

export interface FoundPage {
  /** The field is undefined for an unknown URL. */
  pattern: string | undefined;
  isMember: boolean;
}

export interface DrawnPage extends FoundPage {
  title: string;
  /** The content of `#root`. */
  html: string;
  css: string;
  /** The time that the page shows, in milliseconds since the epoch. */
  at: number;
  state: unknown;
}

type OnFound = (page: FoundPage) => void;

interface CallResponse {
  status: number;
  statusText: string;
  headers: { get: (name: string) => string | null };
  data: unknown;
}

/** The function of the portal that draws one page: apps/portal/src/entry-server.tsx. */
type DrawPage = (request: {
  url: string;
  brand: Brand;
  maintenance: MaintenanceBanner | null;
  ask: (url: string) => Promise<CallResponse>;
  onFound: OnFound;
}) => Promise<DrawnPage>;

/** The longest mean delay of the event loop with which pages are drawn, in milliseconds. */
const DELAY_MS_MAX = 100;

/** Processor time of one page, rounded up (`bench busy`). Of more pages than fit into the time, the last would be lost. */
const PAGE_MS = 25;

/** The pages that are drawn at the same time. More would only all be ready later. */
const DRAWN_AT_ONCE = 8;

const DELAY_EVERY_MS = 1000;

function watchDelay(app: FastifyInstance): () => number {
  const histogram = monitorEventLoopDelay({ resolution: 20 });
  // The import of the portal holds up the event loop, but no page, so the delay is measured from here on.
  app.addHook('onReady', async () => void histogram.enable());
  let previous = 0;
  const timer = setInterval(() => {
    previous = histogram.mean;
    histogram.reset();
  }, DELAY_EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    histogram.disable();
  });
  return () => Math.max(previous, histogram.count > 0 ? histogram.mean : 0) / 1e6;
}

/** Imports the module of the portal again after a new build. */
function entryOf(portalFolder: string, onNewBuild: () => void): () => Promise<DrawPage | undefined> {
  const file = path.join(portalFolder, '.server/entry-server.js');
  let builtAt: number | undefined;
  return async () => {
    const built = await stat(file).catch(() => undefined);
    if (!built) return undefined;
    if (builtAt !== built.mtimeMs) onNewBuild();
    builtAt = built.mtimeMs;
    const entry: { drawPage: DrawPage } = await import(`${pathToFileURL(file).href}?${builtAt}`);
    return entry.drawPage;
  };
}

/** Makes a call through the handlers of the server, without a network, for the visitor who requests a page. */
export const callFor = (
  app: FastifyInstance,
  { headers: { cookie = '', host = '' }, ip }: FastifyRequest,
  url: string,
) => app.inject({ url, headers: { cookie, host, accept: 'application/json' }, remoteAddress: ip });

const askFor =
  (app: FastifyInstance, request: FastifyRequest) =>
  async (url: string): Promise<CallResponse> => {
    const response = await callFor(app, request, url);
    const { headers, statusCode, statusMessage, body } = response;
    return {
      status: statusCode,
      statusText: statusMessage,
      headers: { get: (name) => headers[name]?.toString() ?? null },
      data: body === '' ? undefined : response.json(),
    };
  };

/** Returns the second value if the first takes too long. */
function within<Value>(ms: number, value: Promise<Value>, late: Value): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(late), ms);
  });
  return Promise.race([value, tooLate]).finally(() => clearTimeout(timer));
}

const USER = '/api/auth/user';

const memberOrVisitorOf = ({ ip }: FastifyRequest, { data }: CallResponse): string => {
  const { id } = Object(data);
  return typeof id === 'string' ? id : `visitor ${clientOf(ip)}`;
};

/** The maximum number of visitors' pages that are kept. A URL may have any query string. */
const KEPT_MAX = 100;

/** Keeps the pages of visitors, which are the same for all of them. A page with a token in its URL is not kept. */
function keepPages() {
  const kept = new Map<string, DrawnPage>();
  return {
    find: (key: string) => kept.get(key),
    keep: (key: string, page: DrawnPage) => {
      if (page.pattern === undefined || page.pattern.includes(':')) return;
      if (kept.size >= KEPT_MAX) kept.clear();
      kept.set(key, page);
    },
    clear: () => kept.clear(),
  };
}

const LEFT_TO_BROWSER = { outcome: 'browser' } as const;

/**
 * Returns undefined to leave a page to the browser: when the server is busy, or draws many pages of the same member, when
 * drawing takes too long or fails, without a build for the server, and with another back end (docs/decisions/0160).
 */
export function createPainter(
  app: FastifyInstance,
  { portalFolder, brand, drawMsMax }: Pick<Config, 'portalFolder' | 'brand' | 'drawMsMax'>,
  observer?: Observer,
) {
  const kept = keepPages();
  const entry = entryOf(portalFolder, kept.clear);
  // The import takes longer than a page may take, so it is done before the server gets calls: a load balancer that finds a
  // server ready would otherwise get pages that are not drawn.
  app.addHook('onReady', async () => {
    if (drawMsMax > 0)
      await entry().catch((thrown: unknown) => app.log.warn({ fault: describeThrown(thrown) }));
  });
  const delay = watchDelay(app);
  const isOwnBackEnd = ({ host }: FastifyRequest) => brand.api_base_addresses[host] === undefined;

  const line = pLimit(DRAWN_AT_ONCE);
  /** The pages that are drawn or wait. One that was given up counts until its work ends. */
  const pagesNow = () => line.activeCount + line.pendingCount;
  const pagesMax = Math.ceil(drawMsMax / PAGE_MS);
  /** Visitors from many addresses leave half of the pages to members. */
  const visitorsMax = Math.ceil(pagesMax / 2);

  const draw = async (
    request: FastifyRequest,
    maintenance: MaintenanceBanner | null,
    onFound: OnFound,
    hasTime: () => boolean,
  ): Promise<{ page?: DrawnPage; outcome: PageOutcome }> => {
    const drawPage = await entry();
    if (!drawPage) return LEFT_TO_BROWSER;
    const { url } = request;
    const ask = askFor(app, request);
    const user = await ask(USER);
    const isVisitor = user.status === 401;
    // Visitors see the same page while they see the same banner. A space is in no URL.
    const key = `${maintenance?.id} ${url}`;
    const found = isVisitor ? kept.find(key) : undefined;
    if (found) return { page: found, outcome: 'kept' };
    const end = await app.turns.take(memberOrVisitorOf(request, user), { waitMs: drawMsMax / 2 });
    if (!end) return LEFT_TO_BROWSER;
    if (!hasTime() || pagesNow() >= (isVisitor ? visitorsMax : pagesMax)) {
      end();
      return LEFT_TO_BROWSER;
    }
    return line(async () => {
      if (!hasTime()) return LEFT_TO_BROWSER;
      const page = await drawPage({
        url,
        brand,
        maintenance,
        ask: async (called) => (called === USER ? user : ask(called)),
        onFound,
      });
      if (isVisitor) kept.keep(key, page);
      return { page, outcome: 'drawn' } as const;
    }).finally(end);
  };

  const drawInTime = async (
    request: FastifyRequest,
    maintenance: MaintenanceBanner | null,
    onFound: OnFound,
  ): ReturnType<typeof draw> => {
    if (drawMsMax === 0 || !isOwnBackEnd(request) || delay() > DELAY_MS_MAX) return LEFT_TO_BROWSER;
    // A page that is begun is most often ready within the other half of the time, so that no work is lost.
    const beginsBefore = performance.now() + drawMsMax / 2;
    const hasTime = () => performance.now() < beginsBefore;
    try {
      // A page that takes too long is no fault, and has no line: a flood of them would fill the log.
      return await within(
        drawMsMax,
        withCallersOfPage(() => draw(request, maintenance, onFound, hasTime)),
        LEFT_TO_BROWSER,
      );
    } catch (thrown) {
      request.log.warn({ fault: describeThrown(thrown) }, 'A page was not drawn. The browser renders it.');
      return LEFT_TO_BROWSER;
    }
  };

  return async (
    request: FastifyRequest,
    maintenance: MaintenanceBanner | null,
    onFound: OnFound,
  ): Promise<DrawnPage | undefined> => {
    const { page, outcome } = await drawInTime(request, maintenance, onFound);
    observer?.onPage(outcome);
    return page;
  };
}
