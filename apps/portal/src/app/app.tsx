import type { Connection } from '@mijn/api';
import type { Brand } from '@mijn/domain/brand';
import { LinkProvider } from '@mijn/ui/link-provider';
import { type ComponentType, lazy, type ReactNode, StrictMode, Suspense } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, useNavigate } from 'react-router';
import { BrandContext } from '../shared/brand/brand.ts';
import { ChunkBoundary } from '../shared/chunks/chunk-boundary.tsx';
import { RootGate } from './root-gate.tsx';
import { AssociationNavigation } from './router/association-navigation.tsx';
import { PortalRoutes } from './router/portal-routes.tsx';
import { RouterLink } from './router/router-link.tsx';
import { ScrollToTop } from './router/scroll-to-top.tsx';
import { useHref } from './router/use-href.ts';
import { useApiEvents } from './session/use-api-events.ts';
import { usePageTitle } from './session/use-page-title.ts';
import type { PortalStore } from './store.ts';

/** Loads beside the first page, which can be read before it. Without it there are no messages, and the portal works. */
const ToastHost = lazy<ComponentType>(async () => {
  try {
    const { ToastHost: Host } = await import('../shared/toasts/toast-host.tsx');
    return { default: Host };
  } catch {
    return { default: () => null };
  }
});

interface AppProps {
  brand: Brand;
  connection: Connection;
  store: PortalStore;
  /** Where the address stands: the browser's own bar, or elsewhere for a story or a test. */
  Router?: ComponentType<{ children: ReactNode }>;
}

function Portal({ connection }: Pick<AppProps, 'connection'>) {
  const navigate = useNavigate();
  const toHref = useHref();
  useApiEvents(connection);
  usePageTitle();
  return (
    <LinkProvider component={RouterLink} navigate={(href) => void navigate(href)} toHref={toHref}>
      <ScrollToTop />
      <ChunkBoundary>
        <RootGate>
          <PortalRoutes />
        </RootGate>
        <Suspense>
          <ToastHost />
        </Suspense>
      </ChunkBoundary>
    </LinkProvider>
  );
}

/** The portal with all it stands on. */
export function App({ brand, connection, store, Router = BrowserRouter }: AppProps) {
  return (
    <StrictMode>
      <Provider store={store}>
        <BrandContext value={brand}>
          <Router>
            <AssociationNavigation>
              <Portal connection={connection} />
            </AssociationNavigation>
          </Router>
        </BrandContext>
      </Provider>
    </StrictMode>
  );
}
