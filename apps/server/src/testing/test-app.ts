import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { destination, type Logger, pino } from 'pino';
import type { Email } from 'postal-mime';
import { type AppOptions, buildApp } from '../app.ts';
import type { Config } from '../platform/config/read-config.ts';
import { type Database, openDatabase } from '../platform/database/index.ts';
import type { ServerSecret } from '../platform/security/server-secret.ts';
import { readMailbox } from './mailbox.ts';
import { createBuilders, type Builders } from './builders.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { testConfig } from './test-config.ts';
import { cloneDatabase } from './test-database.ts';
import { createTestJobs, type TestJobs } from './test-jobs.ts';

/** A server under test on a real socket, with its own database. */
export interface TestApp {
  /** The URL of the server, such as `http://127.0.0.1:{port}`. */
  address: string;
  app: FastifyInstance;
  config: Config;
  secret: ServerSecret;
  database: Database;
  /** The address of the database, for a command of the operator. */
  databaseUrl: string;
  clock: TestClock;
  /** Creates a client with its own cookies, like a new browser, or like an app with an access token. */
  client: (accessToken?: string) => TestClient;
  /** The functions that insert rows for the test. */
  build: Builders;
  /**
   * Runs the jobs that are due according to the clock of the test. Parts of their context can be replaced.
   */
  runJobs: TestJobs['run'];
  /** Runs the jobs that are due, and returns all mails so far, sorted by time ascending. */
  mails: () => Promise<Email[]>;
  stop: () => Promise<void>;
}

export interface TestAppOptions extends Pick<
  AppOptions,
  'furtherCalls' | 'httpTimes' | 'streamTimes' | 'bannerKeptMs'
> {
  config?: Partial<Config>;
  log?: Logger;
  /** The initial time of the clock. */
  now?: Date;
  /** A migrated database with a read replica, instead of a new database. It is not removed at the end. */
  replicated?: { url: string; readUrl: string; lagMsMax?: number };
  /** A server that runs already: the new one is a second server on its database, with its clock and its secret. */
  beside?: Pick<TestApp, 'clock' | 'databaseUrl' | 'secret'>;
}

/**
 * Builds the app on a clone of the migrated database, and listens. Every response is validated against its
 * contract.
 */
export async function startTestApp({
  config: overrides,
  log,
  now,
  replicated,
  beside,
  ...options
}: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'mijn-app-'));
  const sharedUrl = replicated?.url ?? beside?.databaseUrl;
  const testDatabase =
    sharedUrl === undefined ? await cloneDatabase() : { url: sharedUrl, drop: async () => undefined };
  const database = openDatabase(
    { connectionString: testDatabase.url, max: 8 },
    () => undefined,
    replicated && { ...replicated, settings: { connectionString: replicated.readUrl } },
  );
  const replicaWatch = database.replica?.watch(() => undefined);
  const config = testConfig(dataDir, overrides);
  const secret = beside?.secret ?? { current: 'a secret of the tests' };
  const clock = beside?.clock ?? createTestClock(now);
  const foundation = { config, secret, database, now: clock.now };
  const appLog = log ?? pino({ level: config.logLevel }, destination(2));
  const app = await buildApp(foundation, appLog, { validatesAnswers: true, ...options });
  const jobs = createTestJobs(foundation, appLog, clock);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    address,
    app,
    config,
    secret,
    database,
    databaseUrl: testDatabase.url,
    clock,
    client: (accessToken) => createTestClient(address, accessToken),
    build: createBuilders(database),
    runJobs: jobs.run,
    mails: async () => {
      await jobs.run();
      return readMailbox(config);
    },
    stop: async () => {
      await app.close();
      await jobs.close();
      await replicaWatch?.stop();
      await database.close();
      await testDatabase.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
