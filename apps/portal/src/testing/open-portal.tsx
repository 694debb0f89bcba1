import { createConnection } from '@mijn/api';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { App } from '../app/app.tsx';
import { preloadMembers } from '../app/layouts/main-layout.tsx';
import { preloadScreen } from '../app/router/routes.ts';
import { checkUserAtStart } from '../app/start.ts';
import { createPortalStore, type PortalStore } from '../app/store.ts';
import { userCleared } from '../shared/session/session.slice.ts';
import { brand } from './brand.ts';

export interface OpenedPortal {
  /** The whole portal, as a member sees it at this address. */
  portal: ReactNode;
  store: PortalStore;
  /** Ends it: what it keeps is written to the browser's storage, and nothing more after that. */
  close: () => Promise<void>;
}

/**
 * The real portal at one of its addresses, against whatever answers its calls, with the first user check behind it.
 * @param path such as `/archive?jaar=2026`.
 */
export async function openPortal(path: string): Promise<OpenedPortal> {
  const connection = createConnection({ baseAddress: `${window.location.origin}/api` });
  const portalStore = createPortalStore(connection);
  const address = new URL(path, window.location.origin);
  const { pathname } = address;
  // With the scripts here, what is seen is the screen, and not how long the machine took to load it.
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
      // A form that is still shown keeps no draft for the next portal to find.
      portalStore.store.dispatch(userCleared());
    },
  };
}
