import { searchOperations } from '@mijn/domain/search';
import { apiRoot } from '../../shared/api/api-root.ts';
import { call } from '../../shared/api/call.ts';

/** Search over everything that the member may see of one association. */
const searchEndpoints = apiRoot.injectEndpoints({
  endpoints: (build) => ({
    // What a member may see changes under a search: the same words are asked again.
    search: build.query(call(searchOperations.search, { keepUnusedDataFor: 0 })),
  }),
});

export const { useSearchQuery } = searchEndpoints;
