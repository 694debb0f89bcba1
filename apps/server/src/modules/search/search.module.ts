import { readSearch } from '@mijn/domain/search';
import { searchContract } from '@mijn/domain/search/contract';
import { createSnippets } from '../../capabilities/search/index.ts';
import { defineModule } from '../define-module.ts';
import { findInKinds } from './search.service.ts';

/** The response contains the best hits of each kind (docs/product.md#search). */
export const searchModule = defineModule({
  name: 'search',
  contract: searchContract,
  handlers: ({ database, now }, modules) => ({
    search: async ({ caller: { membership, user_id }, query }) => {
      const time = now();
      const sources = modules.flatMap(({ search }) => {
        const source = search?.source(membership, time, user_id);
        return search && source ? [{ kind: search.kind, source }] : [];
      });
      const read = readSearch(query.q, time);
      const find = { database, associationId: membership.association_id, now: time };
      return { data: await findInKinds(find, read, sources, createSnippets(query.q)) };
    },
  }),
});
