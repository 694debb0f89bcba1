import { searchContract } from '@mijn/domain/search/contract';
import { findHits, wordsOf } from '../../capabilities/search/index.ts';
import { defineModule } from '../define-module.ts';

/** The response contains the best hits of each kind (docs/product.md#search). */
export const searchModule = defineModule({
  name: 'global-search',
  contract: searchContract,
  handlers: ({ database, now }, modules) => ({
    search: async ({ caller: { membership }, query }) => {
      const words = wordsOf(query.q);
      // A search without words has no hits.
      if (words.length === 0) return { data: [] };
      const found = await Promise.all(
        modules.flatMap(({ search }) => {
          const source = search?.source(membership, now());
          if (!search || !source) return [];
          const hits = findHits(database, membership.association_id, words, source);
          return [hits.then((result) => ({ kind: search.kind, ...result }))];
        }),
      );
      return { data: found.filter(({ total }) => total > 0) };
    },
  }),
});
