import type { Connection } from '@mijn/api';
import type { Brand } from '@mijn/domain/brand';
import { LinkProvider } from '@mijn/ui/link-provider';
import type { Store } from '@reduxjs/toolkit';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  StrictMode,
  Suspense,
  useCallback,
  useLayoutEffect,
  useRef,
} from 'react';
import { Provider } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { type RootState, useAppSelector } from '../shared/store/hooks.ts';
import { BrandContext } from '../shared/brand/brand.ts';
import { ChunkBoundary } from '../shared/chunks/chunk-boundary.tsx';
import { InBrowser } from '../shared/chunks/in-browser.tsx';
import { lazyScreen } from '../shared/chunks/lazy-screen.ts';
import { MaintenanceNotice } from './maintenance/maintenance-notice.tsx';
import { AssociationNavigation, RouterLink, useHref } from './router/association-in-url.tsx';
import { PortalRouter } from './router/portal-router.tsx';
import { PortalRoutes } from './router/portal-routes.tsx';
import { useApiEvents } from './session/use-api-events.ts';

const unreachable = lazyScreen('unreachable', () => import('./session/unreachable-page.tsx'));

/**
 * Renders nothing until the first user check has ended (docs/product.md#start). Without a response about the session, a
 * page retries it.
 */
function RootGate({ children }: { children: ReactNode }) {
  const isReady = useAppSelector(({ session }) => session.isReady);
  const hasTrouble = useAppSelector(({ session }) => session.trouble !== null);
  return (
    (isReady || hasTrouble) && (
      <>
        <MaintenanceNotice />
        {isReady ? (
          children
        ) : (
          <Suspense>
            <unreachable.Component />
          </Suspense>
        )}
      </>
    )
  );
}

/** Scrolls to the top of the page after a navigation to another path (docs/product.md#routes). */
function ScrollToTop() {
  const { pathname } = useLocation();
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (shown.current !== undefined && shown.current !== pathname) window.scrollTo(0, 0);
    shown.current = pathname;
  }, [pathname]);
  return null;
}

/** Shows toasts and tooltips. The first page does not wait for them, and works without them. */
const OverPage = lazy<ComponentType>(async () => {
  try {
    return { default: (await import('../shared/shell/over-page.tsx')).OverPage };
  } catch {
    return { default: () => null };
  }
});

interface AppProps {
  brand: Brand;
  connection: Connection;
  store: Store<RootState>;
  Router?: ComponentType<{ children: ReactNode }>;
}

/** Returns a function that navigates. It stays the same, so that a navigation does not render all links again. */
function useFollow(): (href: string) => void {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  });
  return useCallback((href) => void latest.current(href), []);
}

function Portal({ connection }: Pick<AppProps, 'connection'>) {
  const follow = useFollow();
  const toHref = useHref();
  useApiEvents(connection);
  return (
    <LinkProvider component={RouterLink} navigate={follow} toHref={toHref}>
      <ScrollToTop />
      <ChunkBoundary>
        <RootGate>
          <PortalRoutes />
        </RootGate>
        <InBrowser>
          <OverPage />
        </InBrowser>
      </ChunkBoundary>
    </LinkProvider>
  );
}

export function App({ brand, connection, store, Router = PortalRouter }: AppProps) {
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
