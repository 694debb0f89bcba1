import '@mijn/ui/tokens.css';
import '@mijn/ui/base.css';
import { createConnection } from '@mijn/api';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import type { DrawnState } from './app/first-view/drawn-page.ts';
import { checkUserAtStart, startDrawnPage } from './app/start.ts';
import { createPortalStore } from './app/store.ts';
import { baseAddress, brand, drawn, fetchWithEarlyAnswers } from './early.ts';

const connection = createConnection({
  baseAddress,
  hasNewToken: drawn !== undefined,
  fetch: fetchWithEarlyAnswers,
});
const portalStore = createPortalStore(connection);

/**
 * Shares the session with the other tabs. The page does not wait for this, because it is not needed to show a
 * page. Without it each tab checks the session when the tab gets the focus.
 */
async function shareWithOtherTabs(): Promise<void> {
  const { shareSession } = await import('./app/session/share-session.ts');
  shareSession(portalStore.store);
}
shareWithOtherTabs().catch(() => undefined);

// A page that the browser kept for Back may be about a session that has ended.
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  document.body.hidden = true;
  window.location.reload();
});

const root = document.querySelector('#root');
if (!root) throw new Error('The page holds no #root.');

const app = <App brand={brand} connection={connection} store={portalStore.store} />;

/** Continues a page that the server drew, or shows the page that this browser would show instead. */
async function continueDrawn(state: DrawnState, container: Element): Promise<void> {
  const { href } = window.location;
  const requested = new URL(href);
  const address = new URL(state.address + requested.hash, href);
  const isSame = await startDrawnPage(portalStore, state, requested);
  if (!isSame) {
    createRoot(container).render(app);
    return;
  }
  // The router reads the URL when it is created.
  if (address.href !== href) window.history.replaceState(window.history.state, '', address);
  // The page is there already, so the browser may handle scrolling and typing in between.
  startTransition(() => {
    hydrateRoot(container, app);
  });
}

if (drawn) {
  void continueDrawn(drawn, root);
} else {
  document.documentElement.dataset['started'] = 'true';
  void checkUserAtStart(portalStore, window.location);
  createRoot(root).render(app);
}
