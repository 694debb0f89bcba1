import '@mijn/ui/tokens.css';
import '@mijn/ui/base.css';
import { createConnection } from '@mijn/api';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { checkUserAtStart, startDrawnPage } from './app/start.ts';
import { createPortalStore, type PortalStore } from './app/store.ts';
import { serverTimeSeen } from './shared/first-view/server-clock.ts';
import { drawnAtOfPage } from './shared/first-view/use-now.ts';
import { bannerReceived, readBanner } from './shared/maintenance/maintenance.slice.ts';
import { baseUrl, brand, drawn, fetchWithEarlyResponses } from './early.ts';

async function loadLater(store: PortalStore): Promise<void> {
  const { startLater } = await import('./app/session/start-later.ts');
  startLater(store);
}

// A page that the browser kept for Back may be about a session that has ended.
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  document.body.hidden = true;
  window.location.reload();
});

async function start(): Promise<void> {
  const root = document.querySelector('#root');
  if (!root) throw new Error('The page holds no #root.');
  const connection = createConnection({
    baseUrl,
    hasNewToken: drawn !== undefined,
    userId: () => store.getState().session.user?.id,
    fetch: async (request, init) => {
      const response = await fetchWithEarlyResponses(request, init);
      serverTimeSeen(Date.parse(response.headers.get('date') ?? ''));
      return response;
    },
  });
  const portalStore = createPortalStore(connection);
  const { store } = portalStore;
  store.dispatch(bannerReceived(readBanner(document)));
  loadLater(store).catch(() => undefined);
  const app = <App brand={brand} connection={connection} store={store} />;

  if (!drawn) {
    document.documentElement.dataset['started'] = 'true';
    void checkUserAtStart(portalStore, window.location);
    createRoot(root).render(app);
    return;
  }
  serverTimeSeen(drawnAtOfPage() ?? Number.NaN);
  const { href } = window.location;
  const requested = new URL(href);
  const url = new URL(drawn.url + requested.hash, href);
  const isSame = await startDrawnPage(portalStore, drawn, requested);
  if (!isSame) {
    createRoot(root).render(app);
    return;
  }
  if (url.href !== href) window.history.replaceState(window.history.state, '', url);
  startTransition(() => {
    hydrateRoot(root, app, {
      // React has rendered the page anew, such as one that a translator changed. An error of the window would make public/watchdog.js say that the page is broken.
      // oxlint-disable-next-line no-console -- for developers
      onRecoverableError: (error) => console.error(error),
    });
  });
}

// The browser may handle input before the scripts start, if the page is there already.
if (drawn) setTimeout(() => void start());
else void start();
