import type { Config } from './config/read-config.ts';
import type { Database } from './database/index.ts';
import type { Observer } from './metrics/observer.ts';
import type { ServerSecret } from './security/server-secret.ts';

export interface Foundation {
  config: Config;
  /** The secret that signs links and anti-forgery tokens, and seals what a copy of the database may not give away. */
  secret: ServerSecret;
  database: Database;
  now: () => Date;
  observer?: Observer | undefined;
}
