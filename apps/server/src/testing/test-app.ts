import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { destination, type Logger, pino } from 'pino';
import type { Email } from 'postal-mime';
import { type AppOptions, buildApp } from '../app.ts';
import { listMade } from '../capabilities/files/made-files.repository.ts';
import { openFiles } from '../capabilities/files/index.ts';
import type { StoreTimes } from '../capabilities/files/s3-store.ts';
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

export interface TestApp {
  url: string;
  app: FastifyInstance;
  config: Config;
  secret: ServerSecret;
  database: Database;
  databaseUrl: string;
  clock: TestClock;
  /** A client has its own cookies like a new browser, or an access token like an app. */
  client: (accessToken?: string) => TestClient;
  build: Builders;
  /** Runs jobs that are due by the clock of the test. Parts of their context can be replaced. */
  runJobs: TestJobs['run'];
  /** Runs the jobs that are due, and returns all mails so far, the oldest first. */
  mails: () => Promise<Email[]>;
  stop: () => Promise<void>;
}

export interface TestAppOptions extends Pick<
  AppOptions,
  'furtherCalls' | 'httpTimes' | 'streamTimes' | 'bannerKeptMs'
> {
  config?: Partial<Config>;
  log?: Logger;
  now?: Date;
  /** A migrated database with a read replica, which is not removed at the end. */
  replicated?: { url: string; readUrl: string; lagMsMax?: number };
  /** The time-outs of the S3 store. */
  storeTimes?: StoreTimes;
  /** A running server, whose database, clock and secret the new server shares. */
  beside?: Pick<TestApp, 'clock' | 'databaseUrl' | 'secret'>;
}

/** Every response is validated against its contract. */
export async function startTestApp({
  config: overrides,
  log,
  now,
  replicated,
  beside,
  storeTimes,
  ...options
}: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'mijn-app-'));
  const sharedUrl = replicated?.url ?? beside?.databaseUrl;
  const testDatabase =
    sharedUrl === undefined ? await cloneDatabase() : { url: sharedUrl, drop: async () => undefined };
  const database = openDatabase({ connectionString: testDatabase.url, max: 8 }, () => undefined, {
    replica: replicated && { ...replicated, settings: { connectionString: replicated.readUrl } },
  });
  const replicaWatch = database.replica?.watch(() => undefined);
  const config = testConfig(dataDir, overrides);
  const secret = beside?.secret ?? { current: 'a secret of the tests with 36 letters' };
  const clock = beside?.clock ?? createTestClock(now);
  const foundation = { config, secret, database, now: clock.now };
  const appLog = log ?? pino({ level: config.logLevel }, destination(2));
  const checks = {
    listMade: async (keys: readonly string[]) => listMade(database.queries, keys),
    onDamaged: (key: string): void => appLog.error({ key }, 'damaged'),
  };
  const files = openFiles(config, { checks, ...(storeTimes && { times: storeTimes }) });
  const app = await buildApp(foundation, appLog, { files, validatesResponses: true, ...options });
  const jobs = createTestJobs(foundation, files, appLog, clock);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    app,
    config,
    secret,
    database,
    databaseUrl: testDatabase.url,
    clock,
    client: (accessToken) => createTestClient(url, accessToken),
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
