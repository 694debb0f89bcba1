import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../platform/database/database.ts';
import { findBinaries, giveToPostgres } from '../platform/database/embedded/programs.ts';
import { startCluster, type Cluster } from '../platform/database/embedded/cluster.ts';
import { migrate } from '../platform/database/migrate.ts';
import { urlOf, runSql } from './test-database.ts';

/** The cluster need not survive a power failure. Tests ask for statistics, so that plans do not depend on autovacuum. */
const FLAGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'max_connections=200',
];

const IN_MEMORY = '/dev/shm';

/** The free space in bytes, because a container may have less shared memory. */
const IN_MEMORY_FREE_MIN = 2 ** 31;

/** In memory a clone of a database takes a tenth of the processor time that it takes on a disk. */
async function folderOfCluster(): Promise<string> {
  const free = await statfs(IN_MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return free < IN_MEMORY_FREE_MIN ? tmpdir() : IN_MEMORY;
}

let running: { cluster: Cluster; folder: string } | undefined;

/**
 * Runs before all suites. TEST_DATABASE_URL is the URL of a server, and TEST_PG_BIN the `bin` folder of a PostgreSQL, such
 * as /usr/lib/postgresql/15/bin.
 */
export async function startTestServer(): Promise<void> {
  if (!process.env['TEST_DATABASE_URL']) {
    const folder = await mkdtemp(path.join(await folderOfCluster(), 'mijn-'));
    await giveToPostgres(folder);
    const cluster = await startCluster(
      path.join(folder, 'pg'),
      findBinaries(process.env['TEST_PG_BIN']),
      FLAGS,
    );
    running = { cluster, folder };
    const { host, user } = cluster.connection('postgres');
    process.env['TEST_DATABASE_URL'] =
      `postgresql://${user}@localhost/postgres?host=${encodeURIComponent(host)}`;
  }
  const template = `mijn_template_${randomUUID().slice(0, 8)}`;
  await runSql(`create database ${template}`);
  const database = openDatabase({ connectionString: urlOf(template) }, () => undefined);
  await migrate(database.pool);
  await database.close();
  process.env['TEST_TEMPLATE'] = template;
}

/** Runs after all suites. */
export async function stopTestServer(): Promise<void> {
  await runSql(`drop database if exists ${process.env['TEST_TEMPLATE'] ?? ''}`);
  await running?.cluster.stop();
  if (running) await rm(running.folder, { recursive: true, force: true });
}
