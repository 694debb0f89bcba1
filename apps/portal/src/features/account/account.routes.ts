import { paths } from '../../app/paths.ts';
import { lazyScreen } from '../../shared/chunks/lazy-screen.ts';
import { memberRoute } from '../../shared/routing/portal-route.ts';

export const accountRoutes = [
  memberRoute({
    pattern: paths.account.pattern,
    load: null,
    screen: lazyScreen('account', () => import('./screens/Account/account.screen.tsx')),
  }),
];
