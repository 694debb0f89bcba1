import { lazyScreen } from '../../shared/chunks/lazy-screen.ts';
import { memberRoute } from '../../shared/routing/portal-route.ts';
import { formsPath } from './forms.paths.ts';

export const formsRoutes = [
  memberRoute({
    pattern: formsPath,
    title: 'Formulieren',
    menu: true,
    search: 'forms',
    load: () => import('./forms.endpoints.ts'),
    screen: lazyScreen('forms', () => import('./screens/Forms/forms.screen.tsx')),
  }),
];
