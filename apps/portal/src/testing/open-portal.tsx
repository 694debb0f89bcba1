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
  /** The whole portal at the given path. */
  portal: ReactNode;
  store: PortalStore;
  /**
   * Closes the portal. Pending state is written to local storage and nothing is written afterwards. Calls are cancelled,
   * because an answer could come after the test file has ended.
   */
  close: () => Promise<void>;
}

/**
 * Opens the real portal at a path, with mocked calls, and waits until the first user check has ended.
 * @param path such as `/archive?jaar=2026`.
 */
export async function openPortal(path: string): Promise<OpenedPortal> {
  const closed = new AbortController();
  const connection = createConnection({
    baseAddress: `${window.location.origin}/api`,
    userId: () => portalStore.store.getState().session.user?.id,
    fetch: (input, init) => {
      const request = new Request(input, init);
      return fetch(request, { signal: AbortSignal.any([request.signal, closed.signal]) });
    },
  });
  const portalStore = createPortalStore(connection);
  const address = new URL(path, window.location.origin);
  const { pathname } = address;
  // The scripts are preloaded, so that the screen is shown immediately and does not depend on the speed of
  // the machine.
  await Promise.all([preloadMembers(), preloadScreen(pathname, true), preloadScreen(pathname, false)]);
  await checkUserAtStart(portalStore, address);
  const Router = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
  );
  return {
    portal: <App brand={brand} connection={connection} store={portalStore.store} Router={Router} />,
    store: portalStore.store,
    close: async () => {
      await portalStore.persistor.flush();
      portalStore.persistor.pause();
      // The user is cleared, so that a form that is still shown does not store a draft for the next portal.
      portalStore.store.dispatch(userCleared());
      closed.abort();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}
