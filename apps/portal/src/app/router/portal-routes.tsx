import { associationCodeIn } from '@mijn/domain/associations';
import { PageSkeleton } from '@mijn/ui/page';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import { useBrand } from '../../shared/brand/brand.ts';
import { ChunkBoundary } from '../../shared/chunks/chunk-boundary.tsx';
import { InBrowser } from '../../shared/chunks/in-browser.tsx';
import { lazyExtra } from '../../shared/chunks/lazy-extra.ts';
import type { LazyScreen } from '../../shared/chunks/lazy-screen.ts';
import { isFor, type PortalRoute, routeOfProvider } from '../../shared/routing/portal-route.ts';
import { Redirect } from '../../shared/routing/redirect.tsx';
import { isSignedIn, useSession } from '../../shared/session/use-session.ts';
import { releaseInput } from '../../shared/shell/held-input.ts';
import { MissingContext } from '../../shared/shell/missing-context.ts';
import { foreignAssociation } from '../landing/landing.routes.ts';
import { associationLayout, MainLayout } from '../layouts/main-layout.tsx';
import {
  accountPath,
  hasOwnLayout,
  landingPath,
  loginPath,
  notFoundPath,
  profilePath,
  twoFactorPath,
} from '../../shared/routing/paths.ts';
import { pathForMember } from './association-in-url.tsx';
import { RoutesContext } from '../navigation/routes-context.ts';
import { loadForMember, routeAt, routes } from '../routes/routes.ts';
import { useBodyClasses } from './use-body-classes.ts';
import { useWayOut } from './use-way-out.ts';

/** Visitors do without, because they have few pages. */
const MemberNavigation = lazyExtra(
  'member-navigation',
  async () => (await import('./member-navigation.ts')).MemberNavigation,
);

const BODY_CLASS = 'page';

function Gate({ route, children }: { route: PortalRoute; children: ReactNode }) {
  const user = useAppSelector(({ session }) => session.user);
  const { activeAssociation } = useSession();
  const { pathname, search } = useLocation();
  const mayOpen = route.onlyFor === undefined || isFor[route.onlyFor](activeAssociation);
  const [couldOpen] = useState(mayOpen);
  const [isMissing, setMissing] = useState(false);
  const wayOut = useWayOut(route, isMissing);
  const here = pathname + search;

  if (!route.requiresAuth) return children;
  if (!user) return <Redirect to={loginPath(here)} />;
  if (!isSignedIn(user)) return <Redirect to={twoFactorPath(here)} />;
  if (!mayOpen) {
    // After a switch to an association without this page, the user goes to the overview.
    return <Redirect to={couldOpen ? landingPath : notFoundPath} />;
  }
  if (wayOut !== undefined) return <Redirect to={wayOut} />;
  return <MissingContext value={setMissing}>{children}</MissingContext>;
}

interface ScreenProps {
  screen: LazyScreen;
  title?: string | undefined;
  isOfAssociation?: boolean | undefined;
}

function ReleaseInput() {
  useEffect(releaseInput, []);
  return null;
}

function Screen({ screen, title = '', isOfAssociation = false }: ScreenProps) {
  const shown = (
    <screen.WhenLoaded placeholder={<PageSkeleton />}>
      <screen.Component />
    </screen.WhenLoaded>
  );
  return (
    <ChunkBoundary>
      <Suspense fallback={<PageSkeleton />}>
        {isOfAssociation ? (
          <associationLayout.WhenLoaded placeholder={<PageSkeleton />}>
            <associationLayout.Component title={title}>{shown}</associationLayout.Component>
          </associationLayout.WhenLoaded>
        ) : (
          shown
        )}
        <ReleaseInput />
      </Suspense>
    </ChunkBoundary>
  );
}

function ScreenFrame({ route }: { route: PortalRoute }) {
  useBodyClasses([BODY_CLASS, route.bodyClass]);
  const dispatch = useAppDispatch();
  const { pathname, search, hash, state } = useLocation();
  useEffect(() => {
    void dispatch(loadForMember({ pathname, search }));
    // A list fetches its rows itself when the search part changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [dispatch, pathname]);
  const session = useSession();
  const { title } = routeOfProvider(route, useBrand());

  const path = pathForMember({ pathname, search, hash }, session);
  // After a page load or a login, the URL gets its association here. AssociationNavigation adds it to later URLs.
  if (associationCodeIn(path.search ?? '') !== associationCodeIn(search)) {
    return <Redirect to={path} state={state} />;
  }
  if (session.foreignCode !== undefined && !hasOwnLayout(pathname)) {
    return <Screen screen={foreignAssociation} />;
  }
  return (
    <Gate key={route.pattern} route={route}>
      {session.user && route.memberScreen ? (
        <Screen screen={route.memberScreen} title={title} isOfAssociation />
      ) : (
        <Screen
          screen={route.screen}
          title={title}
          isOfAssociation={route.load !== undefined && !route.memberScreen}
        />
      )}
    </Gate>
  );
}

/**
 * Renders the route of the URL. An unknown URL redirects to /404 (docs/product.md#routes). The router gets one route
 * alone, because it ranks all its routes again in each render.
 */
export function PortalRoutes() {
  const route = routeAt(useLocation().pathname);
  const isMember = useAppSelector(({ session }) => isSignedIn(session.user));
  return (
    <RoutesContext value={routes}>
      <InBrowser>{isMember && <MemberNavigation />}</InBrowser>
      <Routes>
        <Route element={<MainLayout />}>
          {route && <Route path={route.pattern} element={<ScreenFrame route={route} />} />}
          <Route path={profilePath} element={<Redirect to={accountPath} />} />
        </Route>
        <Route path="*" element={<Redirect to={notFoundPath} />} />
      </Routes>
    </RoutesContext>
  );
}
