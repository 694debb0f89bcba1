import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../platform/config/read-config.ts';
import type { Database } from '../platform/database/index.ts';
import type { Files } from './files/index.ts';
import type { Scanner } from '../platform/malware/scanner.ts';
import type { Observer } from '../platform/metrics/observer.ts';
import type { ServerSecret } from '../platform/security/server-secret.ts';
import type { SectionStream } from './sections/stream/section-stream.ts';

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

/** The services that every module receives. */
export interface Services extends Foundation {
  log: FastifyBaseLogger;
  files: Files;
  scanner: Scanner;
  /** The streams that tell open tabs of events. */
  sectionStream: SectionStream;
}
