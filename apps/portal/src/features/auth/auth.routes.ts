import type { ComponentType } from 'react';
import { paths } from '../../app/paths.ts';
import { lazyScreen } from '../../shared/chunks/lazy-screen.ts';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';

const publicRoute = (
  { pattern }: { pattern: string },
  chunk: string,
  load: () => Promise<Record<string, ComponentType>>,
): PortalRoute => ({
  pattern,
  screen: lazyScreen(chunk, load),
  requiresAuth: false,
  bodyClass: '!page-public',
});

export const authRoutes: readonly PortalRoute[] = [
  {
    ...publicRoute(paths.login, 'login', () => import('./screens/Login/login.screen.tsx')),
    bodyClass: '!page-authentication',
  },
  publicRoute(paths.twoFactor, 'two-factor', () => import('./screens/TwoFactor/two-factor.screen.tsx')),
  publicRoute(paths.logout, 'logout', () => import('./screens/Logout/logout.screen.tsx')),
  publicRoute(
    paths.forgotPassword,
    'forgot-password',
    () => import('./screens/ForgotPassword/forgot-password.screen.tsx'),
  ),
  publicRoute(
    paths.resetPassword,
    'reset-password',
    () => import('./screens/ResetPassword/reset-password.screen.tsx'),
  ),
  publicRoute(paths.impersonate, 'impersonate', () => import('./screens/Impersonate/impersonate.screen.tsx')),
];
