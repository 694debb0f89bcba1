import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type Cluster, startCluster } from '../platform/database/embedded/cluster.ts';
import { findBinaries, giveToPostgres } from '../platform/database/embedded/programs.ts';
import { openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';

const FLAGS = ['fsync=off', 'full_page_writes=off', 'max_connections=100', 'wal_keep_size=512MB'];
const NAME = 'mijn';

export interface ReplicatedDatabase {
  url: string;
  readUrl: string;
  /** The replica receives changes, and does not show them. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  /** Resolves when the replica shows everything that is committed now. */
  catchUp: () => Promise<void>;
  stopReplica: () => Promise<void>;
  startReplica: () => Promise<void>;
  stop: () => Promise<void>;
}

function urlOf(cluster: Cluster, name = NAME): string {
  const { host, user } = cluster.connection(name);
  return `postgresql://${user}@localhost/${name}?host=${encodeURIComponent(host)}`;
}

async function ask<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row | undefined> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows[0];
  } finally {
    await client.end();
  }
}

/** The replica begins as a copy of the stopped folder, because the embedded PostgreSQL has no `pg_basebackup`. */
export async function startReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mijn-replica-'));
  await giveToPostgres(folder);
  const binaries = findBinaries(process.env['TEST_PG_BIN']);
  const folderOf = async (name: string): Promise<string> => {
    await mkdir(path.join(folder, name));
    await giveToPostgres(path.join(folder, name));
    return path.join(folder, name, 'pg');
  };
  const [primaryFolder, replicaFolder] = [await folderOf('primary'), await folderOf('replica')];

  const first = await startCluster(primaryFolder, binaries, FLAGS);
  await ask(urlOf(first, 'postgres'), `create database ${NAME}`);
  const database = openDatabase({ connectionString: urlOf(first) }, () => undefined);
  await migrate(database.pool);
  await database.close();
  await first.stop();

  await cp(primaryFolder, replicaFolder, { recursive: true });
  await writeFile(path.join(replicaFolder, 'standby.signal'), '');
  await giveToPostgres(path.dirname(replicaFolder));
  const primary = await startCluster(primaryFolder, binaries, FLAGS);
  const { host, port, user } = primary.connection(NAME);
  const conninfo = `primary_conninfo=host=${host} port=${port} user=${user}`;
  const startReplica = () => startCluster(replicaFolder, binaries, [...FLAGS, conninfo]);
  let replica = await startReplica();

  const url = urlOf(primary);
  const readUrl = urlOf(replica);
  const until = async (statement: string): Promise<void> => {
    for (let tries = 0; (await ask<{ ok: boolean }>(readUrl, `select ${statement} as ok`))?.ok !== true;) {
      if ((tries += 1) > 1000) throw new Error(`It took too long until ${statement}.`);
      await wait(20);
    }
  };
  return {
    url,
    readUrl,
    pause: async () => {
      await ask(readUrl, 'select pg_wal_replay_pause()');
      await until("pg_get_wal_replay_pause_state() = 'paused'");
    },
    resume: async () => {
      await ask(readUrl, 'select pg_wal_replay_resume()');
    },
    catchUp: async () => {
      const row = await ask<{ position: string }>(url, 'select pg_current_wal_flush_lsn()::text as position');
      await until(`pg_last_wal_replay_lsn() >= '${row?.position}'`);
    },
    stopReplica: async () => replica.stop(),
    startReplica: async () => {
      replica = await startReplica();
    },
    stop: async () => {
      await replica.stop();
      await primary.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
