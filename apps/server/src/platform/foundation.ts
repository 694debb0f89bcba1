import type { Config } from './config/read-config.ts';
import type { Database } from './database/index.ts';
import type { Observer } from './metrics/observer.ts';
import type { ServerSecret } from './security/server-secret.ts';

/** The settings and services that the server and the command line need. */
export interface Foundation {
  config: Config;
  /** The secret that signs links and anti-forgery tokens, and seals what a copy of the database may not give away. */
  secret: ServerSecret;
  database: Database;
  /** Returns the current time, which tests can set. */
  now: () => Date;
  /** Counts what happens for the metrics, if the operator has asked for them. */
  observer?: Observer | undefined;
}
