import { accountRoutes } from '../../features/account/account.routes.ts';
import { archiveRoutes } from '../../features/archive/archive.routes.ts';
import { authRoutes } from '../../features/auth/auth.routes.ts';
import { formsRoutes } from '../../features/forms/forms.routes.ts';
import { invoicesRoutes } from '../../features/invoices/invoices.routes.ts';
import { meetingsRoutes } from '../../features/meetings/meetings.routes.ts';
import { todosRoutes } from '../../features/todos/todos.routes.ts';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';
import { comingRoutes } from '../coming/coming.routes.ts';
import { landingRoutes } from '../landing/landing.routes.ts';

/** Every route of specification §2. Those of the top menu stand in its order. */
export const routes: readonly PortalRoute[] = [
  ...landingRoutes,
  ...authRoutes,
  ...accountRoutes,
  ...todosRoutes,
  ...meetingsRoutes,
  ...invoicesRoutes,
  ...formsRoutes,
  ...comingRoutes,
  ...archiveRoutes,
];
