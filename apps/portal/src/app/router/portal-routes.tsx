import { associationCodeIn } from '@mijn/domain/associations';
import { PageSkeleton } from '@mijn/ui/page';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../shared/api/hooks.ts';
import { ChunkBoundary } from '../../shared/chunks/chunk-boundary.tsx';
import type { LazyScreen } from '../../shared/chunks/lazy-screen.ts';
import { isFor, type PortalRoute } from '../../shared/routing/portal-route.ts';
import { isSignedIn, useSession } from '../../shared/session/use-session.ts';
import { MissingContext } from '../../shared/shell/missing-context.ts';
import { foreignAssociation } from '../landing/landing.routes.ts';
import { associationLayout, MainLayout } from '../layouts/main-layout.tsx';
import { isSigningIn, paths } from '../paths.ts';
import { pathForMember } from './association-in-address.tsx';
import { loadForMember, routes } from './routes.ts';
import { useBodyClasses } from './use-body-classes.ts';
import { useWayOut } from './use-way-out.ts';

/** The class that every route inherits. */
const BODY_CLASS = 'page';

/** Lets through who may see the route, and sends the others where they belong. */
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
  if (!user) return <Navigate to={paths.login.build(here)} replace />;
  if (!isSignedIn(user)) return <Navigate to={paths.twoFactor.build(here)} replace />;
  if (!mayOpen) {
    // Who switches to an association without such a page stays in the portal; for anyone else it does not exist.
    return <Navigate to={couldOpen ? paths.landing.build() : paths.notFound.build()} replace />;
  }
  if (wayOut !== undefined) return <Navigate to={wayOut} replace />;
  return <MissingContext value={setMissing}>{children}</MissingContext>;
}

interface ScreenProps {
  screen: LazyScreen;
  title?: string | undefined;
  isOfAssociation?: boolean | undefined;
}

/** A screen, and what shows while its script loads or when that fails. */
function Screen({ screen: { Component }, title = '', isOfAssociation = false }: ScreenProps) {
  return (
    <ChunkBoundary>
      <Suspense fallback={<PageSkeleton />}>
        {isOfAssociation ? (
          <associationLayout.Component title={title}>
            <Component />
          </associationLayout.Component>
        ) : (
          <Component />
        )}
      </Suspense>
    </ChunkBoundary>
  );
}

/** What every route has around its screen: the body's classes, the association in the address, and the gate. */
function ScreenFrame({ route }: { route: PortalRoute }) {
  useBodyClasses([BODY_CLASS, route.bodyClass]);
  const dispatch = useAppDispatch();
  const { pathname, search, hash, state } = useLocation();
  useEffect(() => {
    dispatch(loadForMember({ pathname, search }));
    // A list asks by itself when its settings change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [dispatch, pathname]);
  const session = useSession();

  const path = pathForMember({ pathname, search, hash }, session);
  // The address of who has just come in gets its association here. Later ones get it from AssociationNavigation.
  if (associationCodeIn(path.search ?? '') !== associationCodeIn(search)) {
    return <Navigate to={path} state={state} replace />;
  }
  if (session.foreignCode !== undefined && !isSigningIn(pathname)) {
    return <Screen screen={foreignAssociation} />;
  }
  return (
    <Gate key={route.pattern} route={route}>
      {session.user && route.memberScreen ? (
        <Screen screen={route.memberScreen} title={route.title} isOfAssociation />
      ) : (
        <Screen
          screen={route.screen}
          title={route.title}
          isOfAssociation={route.load !== undefined && !route.memberScreen}
        />
      )}
    </Gate>
  );
}

/** Every route in the layout that frames it; an unknown address leads to /404 (specification §2). */
export function PortalRoutes() {
  return (
    <Routes>
      <Route element={<MainLayout />}>
        {routes.map((route) => (
          <Route key={route.pattern} path={route.pattern} element={<ScreenFrame route={route} />} />
        ))}
        <Route path={paths.profile.pattern} element={<Navigate to={paths.account.build()} replace />} />
      </Route>
      <Route path="*" element={<Navigate to={paths.notFound.build()} replace />} />
    </Routes>
  );
}
