import { SERVICE_WORKER_PATH, SHARE_PATH } from '@mijn/domain/sharing';
import { deleteOldFiles } from '../shared/share-target/kept-files.ts';
import { keepOfflinePage, navigate } from './offline-page.ts';
import { openNotification } from './open-notification.ts';
import { receiveShare } from './receive-share.ts';
import { readPush, showPush } from './show-push.ts';

/**
 * The service worker shows pushes, receives shared files, and shows a page when the network is cut
 * (docs/product.md#home-screen-and-push). No file of the portal and no response of the API is in a cache, so that it can't
 * show an old portal.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  // A new service worker replaces the old one at once, because no page depends on either.
  event.waitUntil(Promise.all([keepOfflinePage(self.caches), self.skipWaiting()]));
});

self.addEventListener('activate', (event) => {
  const { clients, registration } = self;
  // The request of a page leaves while the service worker starts, so that pages are no slower.
  event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload.enable()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.mode !== 'navigate') return;
  if (request.method === 'POST' && pathname === SHARE_PATH) {
    event.respondWith(receiveShare(request, self.caches, Date.now()));
    return;
  }
  // Pages of the API, such as a download, and frames show their own failures.
  if (request.method !== 'GET' || request.destination !== 'document' || pathname.startsWith('/api/')) return;
  if (pathname === SERVICE_WORKER_PATH) return;
  event.respondWith(navigate(event, self.caches));
  event.waitUntil(deleteOldFiles(self.caches, Date.now()));
});

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(self.registration, readPush(event.data?.text())));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotification(self, event.notification.data));
});
