import { searchContract } from '@mijn/domain/search/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { bind } from '../../wire/index.ts';
import { searchEverything } from './search.service.ts';

/** The search over everything that a member may see of an association (decisions §6). */
export function registerSearch(api: FastifyInstance, { database }: Services): void {
  bind(api, searchContract.search, async ({ caller, query }) => searchEverything(database, caller, query.q));
}
