import { overviewContract } from '@mijn/domain/overview/contract';
import { defineModule } from '../define-module.ts';
import { getOverview } from './overview.service.ts';

/** The one call of the overview (decisions §6). */
export const overviewModule = defineModule({
  contract: overviewContract,
  handlers: (services, modules) => ({
    getOverview: async ({ caller, query, request }) =>
      getOverview({ ...services, log: request.log }, modules, caller, query.parts),
  }),
  fixtures: () => import('./testing/overview.fixtures.ts'),
});
