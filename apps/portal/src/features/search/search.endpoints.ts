import { searchOf } from '@mijn/api/search';
import type { SearchContract } from '@mijn/domain/search';
import type { AnswerOf } from '@mijn/domain/wire';
import { apiRoot } from '../../shared/api/api-root.ts';

/** Search over everything that the member may see of one association. */
const searchEndpoints = apiRoot.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<AnswerOf<SearchContract['search']>, { associationId: string; q: string }>({
      query:
        ({ associationId, q }) =>
        (connection, options) =>
          searchOf(connection).search({ params: { association_id: associationId }, query: { q } }, options),
      // What a member may see changes under a search: the same words are asked again.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useSearchQuery } = searchEndpoints;
