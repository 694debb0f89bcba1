import { defineOperations } from '../wire/index.ts';
import type { SearchShapes } from './search.contract.ts';

/** Search over everything that a member may see of an association (decisions §6). */
export const searchOperations = defineOperations<SearchShapes>()({
  search: { method: 'GET', path: '/associations/{association_id}/search' },
});
