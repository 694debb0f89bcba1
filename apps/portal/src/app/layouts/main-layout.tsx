import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ChunkBoundary } from '../../shared/chunks/chunk-boundary.tsx';
import { InBrowser } from '../../shared/chunks/in-browser.tsx';
import { lazyScreen } from '../../shared/chunks/lazy-screen.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { hasOwnLayout } from '../../shared/routing/paths.ts';

/** Every browser that has this function is newer than all that get a warning, so that nothing is loaded in it. */
const isRecentBrowser = 'groupBy' in Object;

/** Checks the browser after the page is shown. If the script fails to load, the portal works without the warning. */
const BrowserWarning = lazy(async () => {
  try {
    const { BrowserWarning: Warning } = await import('./browser-warning.tsx');
    return { default: Warning };
  } catch {
    // The second argument of `then` would not handle a failed style sheet, because Vite loads it outside the `then`.
    return { default: () => null };
  }
});

/** The frame around the pages of members. Its script is separate, because signing in does not need it. */
const memberShell = lazyScreen('member-shell', () => import('../shell/member-shell.tsx'));

export const associationLayout = lazyScreen('association-layout', () => import('./association-layout.tsx'));

export const preloadMembers = () => Promise.all([memberShell.preload(), associationLayout.preload()]);

/** Shows the frame around the screen to members. Visitors, and the pages for signing in and out, get the screen only. */
export function MainLayout() {
  const { user } = useSession();
  const { pathname } = useLocation();
  return (
    <>
      {!isRecentBrowser && (
        <InBrowser>
          <BrowserWarning />
        </InBrowser>
      )}
      {user && !hasOwnLayout(pathname) ? (
        <ChunkBoundary>
          <Suspense fallback={null}>
            <memberShell.Component />
          </Suspense>
        </ChunkBoundary>
      ) : (
        <Outlet />
      )}
    </>
  );
}
