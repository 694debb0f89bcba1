import { lazyScreen } from '../../shared/chunks/lazy-screen.ts';

/** Every screen, loaded on demand; the name stands in the report when its script does not arrive. */
export const screens = {
  landing: lazyScreen('landing', async () => (await import('../landing/landing.screen.tsx')).LandingScreen),
  overview: lazyScreen(
    'overview',
    async () => (await import('../landing/overview.screen.tsx')).OverviewScreen,
  ),
  notFound: lazyScreen(
    'not-found',
    async () => (await import('../landing/not-found.screen.tsx')).NotFoundScreen,
  ),
  login: lazyScreen(
    'login',
    async () => (await import('../../features/auth/screens/Login/login.screen.tsx')).LoginScreen,
  ),
  twoFactor: lazyScreen(
    'two-factor',
    async () => (await import('../../features/auth/screens/TwoFactor/two-factor.screen.tsx')).TwoFactorScreen,
  ),
  logout: lazyScreen(
    'logout',
    async () => (await import('../../features/auth/screens/Logout/logout.screen.tsx')).LogoutScreen,
  ),
  forgotPassword: lazyScreen(
    'forgot-password',
    async () =>
      (await import('../../features/auth/screens/ForgotPassword/forgot-password.screen.tsx'))
        .ForgotPasswordScreen,
  ),
  resetPassword: lazyScreen(
    'reset-password',
    async () =>
      (await import('../../features/auth/screens/ResetPassword/reset-password.screen.tsx'))
        .ResetPasswordScreen,
  ),
  impersonate: lazyScreen(
    'impersonate',
    async () =>
      (await import('../../features/auth/screens/Impersonate/impersonate.screen.tsx')).ImpersonateScreen,
  ),
  account: lazyScreen(
    'account',
    async () => (await import('../../features/account/screens/Account/account.screen.tsx')).AccountScreen,
  ),
  archive: lazyScreen(
    'archive',
    async () => (await import('../../features/archive/screens/Archive/archive.screen.tsx')).ArchiveScreen,
  ),
  coming: lazyScreen(
    'coming',
    async () => (await import('../../features/coming/coming.screen.tsx')).ComingScreen,
  ),
} as const;
