import { defineOperations } from '../wire/index.ts';
import type { OverviewShapes } from './overview.contract.ts';

/** What is new in an association: one call for all of it. */
export const overviewOperations = defineOperations<OverviewShapes>()({
  getOverview: { method: 'GET', path: '/associations/{association_id}/overview' },
});
