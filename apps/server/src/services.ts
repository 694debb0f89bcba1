import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from './config/read-config.ts';
import type { Database } from './database/index.ts';
import { openFiles, type Files } from './files/index.ts';

/** What the server and the command line need. */
export interface Foundation {
  config: Config;
  /** Signs links and anti-forgery tokens. */
  secret: string;
  database: Database;
  /** The current time, which tests can set. */
  now: () => Date;
}

/** What every module receives. */
export interface Services extends Foundation {
  log: FastifyBaseLogger;
  files: Files;
}

/** Adds the services of one running app to the foundation. */
export function createServices({ log }: FastifyInstance, foundation: Foundation): Services {
  return { ...foundation, log, files: openFiles(foundation.config) };
}
