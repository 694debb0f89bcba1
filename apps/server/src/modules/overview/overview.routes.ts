import { overviewContract } from '@mijn/domain/overview/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { bind } from '../../wire/index.ts';
import { overview } from './overview.service.ts';

/** The one call of the overview (decisions §6). */
export function registerOverview(api: FastifyInstance, services: Services): void {
  bind(api, overviewContract.getOverview, async ({ caller, query, request }) =>
    overview({ ...services, log: request.log }, caller, query.parts),
  );
}
