import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { APPEARANCE_COOKIE, CLOSED_BANNER_COOKIE } from '@mijn/domain/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../wire/app-error.ts';
import { errorCode } from '../config/errors.ts';
import type { ReadBanner } from '../maintenance/maintenance-source.ts';
import { sendError } from '../plugins/errors.ts';
import { portalHeaders } from '../plugins/security-headers.ts';
import { createCookies, XSRF_COOKIE } from '../security/cookies.ts';
import { slowDown } from '../security/slow-down.ts';
import type { Foundation } from '../foundation.ts';
import { compressedReply } from './compressed-reply.ts';
import { callFor, createPainter, type FoundPage } from './draw-pages.ts';
import { serveHomeScreen } from './home-screen/serve-home-screen.ts';
import { createPageAllowance } from './page-allowance.ts';
import { portalPageOf } from './portal-page.ts';
import { serveWellKnown } from './well-known.ts';

/** The folder of files with a hash in their name. Such a file never changes. */
const HASHED = '/assets/';
/** The paths below which an unknown path is an error. Any other unknown path leads to the page for unknown paths. */
const NEVER_A_PAGE = [HASHED, '/api/', '/health/'];
const FOR_A_YEAR = 'public, max-age=31536000, immutable';

/** An empty part, such as in `/login//`, or a part that is too long makes a path unknown, like any missing file. */
function isNoFile(thrown: unknown): boolean {
  const status: unknown = thrown instanceof Error && 'statusCode' in thrown && thrown.statusCode;
  return status === 403 || errorCode(thrown) === 'ENAMETOOLONG';
}

const isForPage = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean =>
  (method === 'GET' || method === 'HEAD') && !NEVER_A_PAGE.some((prefix) => url.startsWith(prefix));

/** The path of a page, and of no file: each file of the portal has a dot in its name. */
const PLAIN_PATH = /^(?:\/[\w-]{1,100})+$/u;

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '';

/** The page for unknown paths (docs/product.md#routes). */
const NOT_FOUND_PAGE = '/404';

/** The portal itself can't redirect, because browsers read a path such as `//` as the name of a host. */
export const sendUnknown = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  isForPage(request) ? reply.redirect(NOT_FOUND_PAGE) : sendError(new AppError('not_found'), reply);

/**
 * Caches files with a hash in the name for a year, and pages never. A path of a route gets the page, and any other path is
 * unknown (docs/product.md#routes).
 */
export async function servePortal(
  app: FastifyInstance,
  { config, secret, observer, now }: Pick<Foundation, 'config' | 'secret' | 'observer' | 'now'>,
  readBanner: ReadBanner,
): Promise<void> {
  const portalPage = portalPageOf(config);
  const headers = portalHeaders(config);
  const paint = createPainter(app, config, observer);
  const { readSessionOfPage } = createCookies(config.appUrl, secret);
  const allowance = createPageAllowance();

  const isOfFlood = (request: FastifyRequest): boolean => {
    const session = config.callLimits === 'on' ? readSessionOfPage(request) : undefined;
    return session !== undefined && !allowance.take(session);
  };

  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const page = await portalPage();
    const path = pathOf(request);
    if (!page.files.hasRoute(path)) return reply.redirect(NOT_FOUND_PAGE);
    const nonce = randomBytes(16).toString('hex');
    void reply
      .status(path.startsWith(NOT_FOUND_PAGE) ? 404 : 200)
      .headers(headers.page(nonce))
      .type('text/html; charset=utf-8');
    if (request.method === 'HEAD') return reply.send('');

    // A page is never refused. One of a flood comes a little later, and the browser renders it.
    const isLeft = isOfFlood(request);
    if (isLeft) {
      observer?.onPage('browser');
      await slowDown();
    }
    const cookies = request.headers.cookie ?? '';
    if (!cookies.includes(`${XSRF_COOKIE}=`)) {
      const token = await callFor(app, request, '/api/auth/csrf');
      void reply.header('set-cookie', token.headers['set-cookie'] ?? []);
    }
    const output = compressedReply(request, reply);
    let hasHead = false;
    const sendHead = (found?: FoundPage): void => {
      if (hasHead) return;
      hasHead = true;
      const files = found && page.files.find(found.pattern, found.isMember);
      output.write(page.head({ nonce, files }));
    };
    const banner = await readBanner();
    const isClosed = banner !== null && cookies.includes(`${CLOSED_BANNER_COOKIE}=${banner.id}`);
    const maintenance = isClosed ? null : banner;
    const drawn = isLeft ? undefined : await paint(request, maintenance, sendHead);
    sendHead(drawn);
    output.end(
      page.body(
        maintenance,
        drawn && { ...drawn, nonce, hasAppearance: cookies.includes(`${APPEARANCE_COOKIE}=`) },
      ),
    );
    return reply;
  };

  await app.register(async (files) => {
    files.setErrorHandler((thrown: unknown, request, reply) => {
      if (!isNoFile(thrown)) throw thrown;
      return sendUnknown(request, reply);
    });
    // Nothing is looked for on the disk for the path of a page.
    files.addHook('onRequest', async (request, reply) =>
      PLAIN_PATH.test(pathOf(request)) ? reply.callNotFound() : undefined,
    );
    // The plugin is imported here, because Jest can't load a CommonJS module that requires an ES module that
    // imports the CommonJS module.
    await files.register(import('@fastify/static'), {
      root: config.portalFolder,
      preCompressed: true,
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply, file) => {
        const isHashed = file.startsWith(join(config.portalFolder, HASHED));
        void reply.headers(headers.file).header('cache-control', isHashed ? FOR_A_YEAR : 'no-cache');
      },
    });
  });
  serveWellKnown(app, { config, now });
  serveHomeScreen(app, config);
  app.get('/', sendPage);
  app.get('/index.html', sendPage);
  app.setNotFoundHandler((request, reply) =>
    isForPage(request) ? sendPage(request, reply) : sendError(new AppError('not_found'), reply),
  );
}
