import type { Operations } from '../wire/index.ts';

/** Search over everything that a member may see of an association (decisions §6). */
export const searchOperations = {
  search: { method: 'GET', path: '/associations/{association_id}/search' },
} as const satisfies Operations;
