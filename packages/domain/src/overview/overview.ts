import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './overview.contract.ts';

/** What is new in an association: one call for all of it. */
export const overviewOperations = defineOperations<typeof shapes>()({
  getOverview: { method: 'GET', path: '/associations/{association_id}/overview' },
});

export type * from './overview.contract.ts';
