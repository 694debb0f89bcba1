import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';
import type { Database } from './database/index.ts';
import { readInBackground } from './documents/index.ts';
import { openFiles, type Files } from './files/index.ts';

/** What a server stands on. */
export interface Foundation {
  config: Config;
  /** Signs links and anti-forgery tokens. */
  secret: string;
  database: Database;
  /** The time; tests move it. */
  now: () => Date;
}

/** What every module is given. */
export interface Services extends Foundation {
  log: FastifyBaseLogger;
  /** Work that goes on after the answer; the server waits for it when it stops. Faults are logged. */
  inBackground: (name: string, work: () => Promise<void>) => void;
  files: Files;
  /** Has stored files read at once for which a committed `requestReading` asked; otherwise that takes seconds. */
  readSoon: () => void;
}

/** Joins the foundation with what belongs to one running app. */
export function createServices(app: FastifyInstance, foundation: Foundation): Services {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(running);
  });
  const run = async (name: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      app.log.error(
        { name, fault: error instanceof Error ? error.name : typeof error },
        'background work failed',
      );
    }
  };
  const services = {
    ...foundation,
    log: app.log,
    files: openFiles(foundation.config),
    inBackground: (name: string, work: () => Promise<void>) => {
      const promise = run(name, work).finally(() => running.delete(promise));
      running.add(promise);
    },
  };
  return { ...services, readSoon: readInBackground(app, services) };
}
