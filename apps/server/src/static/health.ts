import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/index.ts';
import { AppError } from '../wire/app-error.ts';

/** `live` answers when the process runs, `ready` when the database does too (decisions §9). */
export function registerHealth(app: FastifyInstance, { pool }: Database): void {
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async () => {
    await pool.query('select 1').catch(() => {
      throw new AppError('unavailable');
    });
    return { status: 'ready' };
  });
}
