import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { version } from '../config/version.ts';
import type { Foundation } from '../foundation.ts';
import { AppError } from '../wire/app-error.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes `ready` fail while calls are served on, so that proxies send to others first. Waits for STOP_DELAY. */
    standDown: () => Promise<void>;
  }
}

/**
 * `live` succeeds when the process runs, `ready` when the database responds too and the server does not stop
 * (docs/product.md#health). Both name the build, so that an operator sees which one answers behind a proxy.
 */
export function registerHealth(
  app: FastifyInstance,
  { config: { stopDelayS }, database: { pool } }: Pick<Foundation, 'config' | 'database'>,
): void {
  let isStandingDown = false;
  app.get('/health/live', async () => ({ status: 'live', version }));
  app.get('/health/ready', async () => {
    if (isStandingDown) throw new AppError('unavailable');
    await pool.query('select 1').catch(() => {
      throw new AppError('unavailable');
    });
    return { status: 'ready', version };
  });
  // A proxy that sends its next call on a connection which the server closes meanwhile has no answer.
  app.addHook('onRequest', async (_, reply) => {
    if (isStandingDown) reply.header('connection', 'close');
  });
  app.decorate('standDown', async () => {
    isStandingDown = true;
    await wait(stopDelayS * 1000);
  });
}
