import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from './config/read-config.ts';
import type { Database } from './database/index.ts';
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
  files: Files;
}

/** Joins the foundation with what belongs to one running app. */
export function createServices({ log }: FastifyInstance, foundation: Foundation): Services {
  return { ...foundation, log, files: openFiles(foundation.config) };
}
