import type { ComponentType } from 'react';
import { forgotPasswordPath, loginPath, logoutPath, twoFactorPath } from '../../shared/routing/paths.ts';
import { lazyScreen } from '../../shared/chunks/lazy-screen.ts';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';
import { impersonatePattern, resetPasswordPattern } from './auth.paths.ts';

const publicRoute = (
  pattern: string,
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
    ...publicRoute(loginPath(), 'login', () => import('./screens/Login/login.screen.tsx')),
    bodyClass: '!page-authentication',
  },
  publicRoute(twoFactorPath(), 'two-factor', () => import('./screens/TwoFactor/two-factor.screen.tsx')),
  publicRoute(logoutPath(), 'logout', () => import('./screens/Logout/logout.screen.tsx')),
  publicRoute(
    forgotPasswordPath,
    'forgot-password',
    () => import('./screens/ForgotPassword/forgot-password.screen.tsx'),
  ),
  publicRoute(
    resetPasswordPattern,
    'reset-password',
    () => import('./screens/ResetPassword/reset-password.screen.tsx'),
  ),
  publicRoute(
    impersonatePattern,
    'impersonate',
    () => import('./screens/Impersonate/impersonate.screen.tsx'),
  ),
];
