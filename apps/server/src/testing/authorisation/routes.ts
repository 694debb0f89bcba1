import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { startTestApp, type TestApp } from '../test-app.ts';

/**
 * The diagnostics channel on which Fastify publishes each new instance, before anything is registered on the
 * instance.
 */
const CHANNEL = 'fastify.initialization';

/**
 * Starts a server, and returns it with all routes below `/api`, such as `GET /auth/user`. The reference of the API is
 * off, because it is the same for everyone and in no contract. The route for unknown paths is left out, because it is 404 for
 * everyone.
 */
export async function startNotingRoutes(): Promise<{ server: TestApp; routes: string[] }> {
  const routes: string[] = [];
  const note = (message: unknown): void => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      if (!url.startsWith('/api') || url === '/api/*') return;
      for (const one of [method].flat()) routes.push(`${one} ${url.slice('/api'.length)}`);
    });
  };
  subscribe(CHANNEL, note);
  try {
    return { server: await startTestApp({ config: { apiDocs: 'off' } }), routes };
  } finally {
    unsubscribe(CHANNEL, note);
  }
}
