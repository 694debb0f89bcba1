import { LOST_SHARE_PATH, OFFLINE_PATH, SERVICE_WORKER_PATH, SHARE_PATH } from '@mijn/domain/sharing';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/read-config.ts';
import { portalHeaders } from '../../plugins/security-headers.ts';
import { AppError } from '../../wire/app-error.ts';
import { appleIcon, drawIcon, manifestIcons } from './icons.ts';
import { manifestOf } from './manifest.ts';
import { offlinePageOf } from './offline-page.ts';
import { knownFile, type KnownFile, sendKnown } from './send-known.ts';
import { serviceWorkerOf } from './service-worker-file.ts';

const MANIFEST_PATH = '/manifest.webmanifest';

/** A new logo is on the phones of members after a day. */
const FOR_A_DAY = 'public, max-age=86400';
/** A browser asks each time whether a file has changed. */
const NO_CACHE = 'no-cache';

/** The head elements with which a browser offers to put the portal on the home screen. */
export const homeScreenElements = `<link rel="manifest" href="${MANIFEST_PATH}"><link rel="apple-touch-icon" href="${appleIcon.path}">`;

/** Serves what a phone needs for the home screen, and the service worker (docs/product.md#home-screen-and-push). */
export function serveHomeScreen(app: FastifyInstance, config: Pick<Config, 'brand' | 'portalFolder'>): void {
  const { brand } = config;
  const { file: headers } = portalHeaders(config);
  const manifest = knownFile(JSON.stringify(manifestOf(brand)), 'application/manifest+json; charset=utf-8');
  const offline = offlinePageOf(brand);
  const readServiceWorker = serviceWorkerOf(config, offline.file);

  app.get(MANIFEST_PATH, (request, reply) =>
    sendKnown(request, reply.headers(headers).header('cache-control', NO_CACHE), manifest),
  );
  app.get(OFFLINE_PATH, (request, reply) =>
    sendKnown(
      request,
      reply.headers({ 'content-security-policy': offline.policy, 'cache-control': NO_CACHE }),
      offline.file,
    ),
  );
  app.get(SERVICE_WORKER_PATH, async (request, reply) => {
    const file = await readServiceWorker();
    return sendKnown(request, reply.headers(headers).header('cache-control', NO_CACHE), file);
  });
  for (const icon of [...manifestIcons, appleIcon]) {
    let drawn: Promise<KnownFile> | undefined;
    app.get(icon.path, async (request, reply) => {
      drawn ??= drawIcon(brand, icon);
      const file = await drawn.catch((error: unknown) => {
        request.log.warn({ fault: String(error) }, 'no icon can be drawn of the logo of the brand');
        throw new AppError('not_found');
      });
      return sendKnown(request, reply.headers(headers).header('cache-control', FOR_A_DAY), file);
    });
  }
  // Without a service worker, such as before the first visit, the files that a phone shares are lost. They are not read, and the page asks for them again.
  app.post(
    SHARE_PATH,
    {
      onRequest: async (_, reply) => reply.header('connection', 'close').redirect(LOST_SHARE_PATH, 303),
    },
    (_, reply) => reply.redirect(LOST_SHARE_PATH, 303),
  );
}
