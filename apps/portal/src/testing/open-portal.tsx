import { createConnection } from '@mijn/api';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { App } from '../app/app.tsx';
import { preloadMembers } from '../app/layouts/main-layout.tsx';
import { preloadScreen } from '../app/routes/routes.ts';
import { checkUserAtStart } from '../app/start.ts';
import { createPortalStore, type PortalStore } from '../app/store.ts';
import { userCleared } from '../shared/store/session.slice.ts';
import { brand } from './brand.ts';

export interface OpenedPortal {
  portal: ReactNode;
  store: PortalStore;
  /**
   * Closes the portal. Nothing is written to local storage afterwards. Calls are cancelled, because a response could come
   * after the test file has ended.
   */
  close: () => Promise<void>;
}

/**
 * Waits until the first user check has ended.
 * @param path such as `/archive?jaar=2026`.
 */
export async function openPortal(path: string): Promise<OpenedPortal> {
  const closed = new AbortController();
  const connection = createConnection({
    baseUrl: `${window.location.origin}/api`,
    userId: () => portalStore.store.getState().session.user?.id,
    fetch: (input, init) => {
      const request = new Request(input, init);
      return fetch(request, { signal: AbortSignal.any([request.signal, closed.signal]) });
    },
  });
  const portalStore = createPortalStore(connection);
  const url = new URL(path, window.location.origin);
  const { pathname } = url;
  // The screen is shown immediately, whatever the speed of the machine.
  await Promise.all([preloadMembers(), preloadScreen(pathname, true), preloadScreen(pathname, false)]);
  await checkUserAtStart(portalStore, url);
  const Router = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
  );
  return {
    portal: <App brand={brand} connection={connection} store={portalStore.store} Router={Router} />,
    store: portalStore.store,
    close: async () => {
      await portalStore.persistor.flush();
      portalStore.persistor.pause();
      // A form that is still shown would store a draft for the next portal.
      portalStore.store.dispatch(userCleared());
      closed.abort();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}
