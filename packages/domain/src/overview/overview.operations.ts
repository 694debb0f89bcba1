import type { Operations } from '../wire/index.ts';

/** What is new in an association: one call for all of it. */
export const overviewOperations = {
  getOverview: { method: 'GET', path: '/associations/{association_id}/overview' },
} as const satisfies Operations;
