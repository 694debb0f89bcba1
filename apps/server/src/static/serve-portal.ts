import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { type Brand, brandStyle } from '@mijn/domain/brand';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../wire/app-error.ts';
import type { Config } from '../config/read-config.ts';
import { sendError } from '../plugins/errors.ts';
import { portalHeaders } from '../plugins/security-headers.ts';

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns a value as JSON in which `<` is escaped, so that the JSON can't end its script element. */
const escapeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

function addBrand(html: string, brand: Brand): { before: string; after: string } {
  const titled = html.replace(/<title>[^<]*<\/title>/u, () => `<title>${escapeText(brand.company)}</title>`);
  const end = titled.indexOf('</head>');
  const json = `<script type="application/json" id="brand">${escapeJson(brand)}</script>`;
  return { before: titled.slice(0, end) + json, after: titled.slice(end) };
}

/**
 * Reads the page that Vite built, and adds the brand.
 * @returns a function that creates the page for one call. The nonce allows the style element with the colours
 * of the brand, and the style element of react-aria-components.
 */
async function readPortalPage(folder: string, brand: Brand): Promise<(nonce: string) => string> {
  const html = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => {
    throw new AppError('unavailable', {
      message: 'The portal is not built yet: run `npx -y pnpm@12 start`, which builds it.',
    });
  });
  const { before, after } = addBrand(html, brand);
  const style = brandStyle(brand);
  return (nonce) => {
    const styleElement = style && `<style nonce="${nonce}">${style}</style>`;
    return `${before}<meta property="csp-nonce" content="${nonce}" nonce="${nonce}">${styleElement}${after}`;
  };
}

/** The folder of files with a hash in their name. Such a file never changes. */
const HASHED = '/assets/';
/** The paths below which an unknown path is an error. Any other unknown path gets the page of the portal. */
const NEVER_A_PAGE = [HASHED, '/api/', '/health/'];
const FOR_A_YEAR = 'public, max-age=31536000, immutable';

/** Returns a function that returns the page. The page is read again after a new build. */
function pageOf({ portalFolder, brand }: Pick<Config, 'portalFolder' | 'brand'>) {
  let builtAt: number | undefined;
  let page: Awaited<ReturnType<typeof readPortalPage>> | undefined;
  return async (nonce: string): Promise<string> => {
    const file = await stat(path.join(portalFolder, 'index.html')).catch(() => undefined);
    if (!page || file?.mtimeMs !== builtAt) {
      page = await readPortalPage(portalFolder, brand);
      builtAt = file?.mtimeMs;
    }
    return page(nonce);
  };
}

/**
 * Delivers the built portal. Files are precompressed, and cached for a year if their name has a hash. The
 * page itself is never cached. Any other path gets the page too, because the router is in the portal
 * (specification §2: history mode).
 */
export async function servePortal(app: FastifyInstance, config: Config): Promise<void> {
  const page = pageOf(config);
  const headers = portalHeaders(config);
  const sendPage = async (_: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const nonce = randomBytes(16).toString('hex');
    const html = await page(nonce);
    return reply.status(200).headers(headers.page(nonce)).type('text/html; charset=utf-8').send(html);
  };

  // The plugin is imported here, because Jest can't load a CommonJS module that requires an ES module that
  // imports the CommonJS module.
  await app.register(import('@fastify/static'), {
    root: config.portalFolder,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isHashed = file.startsWith(path.join(config.portalFolder, HASHED));
      void reply.headers(headers.file).header('cache-control', isHashed ? FOR_A_YEAR : 'no-cache');
    },
  });
  app.get('/', sendPage);
  app.get('/index.html', sendPage);
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return isRead && !NEVER_A_PAGE.some((prefix) => request.url.startsWith(prefix))
      ? sendPage(request, reply)
      : sendError(new AppError('not_found'), reply);
  });
}
