import { lazyScreen } from '../../shared/chunks/lazy-screen.ts';

/** Every screen, loaded on demand; the name stands in the report when its script does not arrive. */
export const screens = {
  landing: lazyScreen('landing', async () => (await import('../landing/landing.screen.tsx')).LandingScreen),
  overview: lazyScreen(
    'overview',
    async () => (await import('../landing/overview.screen.tsx')).OverviewScreen,
  ),
  foreignAssociation: lazyScreen(
    'foreign-association',
    async () => (await import('../landing/foreign-association.screen.tsx')).ForeignAssociationScreen,
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
  invoices: lazyScreen(
    'invoices',
    async () =>
      (await import('../../features/invoices/screens/InvoicesCheck/invoices-check.screen.tsx'))
        .InvoicesCheckScreen,
  ),
  invoice: lazyScreen(
    'invoice',
    async () =>
      (await import('../../features/invoices/screens/InvoiceCheck/invoice-check.screen.tsx'))
        .InvoiceCheckScreen,
  ),
  meetings: lazyScreen(
    'meetings',
    async () => (await import('../../features/meetings/screens/Meetings/meetings.screen.tsx')).MeetingsScreen,
  ),
  meeting: lazyScreen(
    'meeting',
    async () => (await import('../../features/meetings/screens/Meeting/meeting.screen.tsx')).MeetingScreen,
  ),
  forms: lazyScreen(
    'forms',
    async () => (await import('../../features/forms/screens/Forms/forms.screen.tsx')).FormsScreen,
  ),
  todos: lazyScreen(
    'todos',
    async () => (await import('../../features/todos/screens/Todos/todos.screen.tsx')).TodosScreen,
  ),
  todo: lazyScreen(
    'todo',
    async () => (await import('../../features/todos/screens/Todo/todo.screen.tsx')).TodoScreen,
  ),
  coming: lazyScreen(
    'coming',
    async () => (await import('../../features/coming/coming.screen.tsx')).ComingScreen,
  ),
} as const;
