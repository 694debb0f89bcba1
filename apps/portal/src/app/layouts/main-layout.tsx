import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ChunkBoundary } from '../../shared/chunks/chunk-boundary.tsx';
import { lazyScreen } from '../../shared/chunks/lazy-screen.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { isSigningIn } from '../paths.ts';

/** Checks the browser once the page is there. When its script does not load there is no warning, and the portal works. */
const BrowserWarning = lazy(async () => {
  try {
    const { BrowserWarning: Warning } = await import('./browser-warning.tsx');
    return { default: Warning };
  } catch {
    // Not the second argument of `then`: Vite loads the style sheet of a script outside it.
    return { default: () => null };
  }
});

/** The frame of members, with its menus: not needed to sign in, so not loaded for it. */
const memberShell = lazyScreen('member-shell', () => import('../shell/member-shell.tsx'));

/** What stands around each page about an association. It comes with the frame of members. */
export const associationLayout = lazyScreen('association-layout', () => import('./association-layout.tsx'));

/** Loads what stands around the pages of members. */
export const preloadMembers = () => Promise.all([memberShell.preload(), associationLayout.preload()]);

/** Top bar, menus and footer for members; for all others, and on the pages of signing in, the screen alone. */
export function MainLayout() {
  const { user } = useSession();
  const { pathname } = useLocation();
  return (
    <>
      <Suspense>
        <BrowserWarning />
      </Suspense>
      {user && !isSigningIn(pathname) ? (
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
