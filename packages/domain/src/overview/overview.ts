import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './overview.contract.ts';

/** The operation of the overview. One request returns all parts. */
export const overviewOperations = defineOperations<typeof shapes>()({
  getOverview: { method: 'GET', path: '/associations/{association_id}/overview' },
});

export type * from './overview.contract.ts';
