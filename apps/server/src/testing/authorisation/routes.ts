import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { startTestApp, type TestApp } from '../test-app.ts';

/** Fastify publishes each new instance on this channel, before anything is registered on the instance. */
const CHANNEL = 'fastify.initialization';

const OF_REFERENCE = /^\/api\/(?:docs|openapi\.json)/u;

/** Leaves out the reference of the API and the route for unknown paths, which are the same for everyone. */
export async function startNotingRoutes(): Promise<{ server: TestApp; routes: string[] }> {
  const routes: string[] = [];
  const note = (message: unknown): void => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      if (!url.startsWith('/api') || url === '/api/*' || OF_REFERENCE.test(url)) return;
      for (const one of [method].flat()) routes.push(`${one} ${url.slice('/api'.length)}`);
    });
  };
  subscribe(CHANNEL, note);
  try {
    return { server: await startTestApp(), routes };
  } finally {
    unsubscribe(CHANNEL, note);
  }
}
