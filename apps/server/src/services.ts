import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config/read-config.ts';
import type { Database } from './database/index.ts';
import type { Files } from './files/index.ts';

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
