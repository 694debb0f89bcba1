import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { pino } from 'pino';
import { runCommandLine } from './cli/commands.ts';
import { StartFault } from './platform/config/errors.ts';
import type { Config } from './platform/config/read-config.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { cloneDatabase, testConfig } from './testing/index.ts';
import { keepOutput } from './testing/keep-output.ts';
import { type ReplicatedDatabase, startReplicatedDatabase } from './testing/replicated-database.ts';

jest.setTimeout(120_000);

let cluster: ReplicatedDatabase;
let folder: string;
const output = keepOutput();
beforeAll(async () => {
  cluster = await startReplicatedDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-start-replica-'));
});
afterAll(async () => {
  await cluster.stop();
  await rm(folder, { recursive: true });
});

const start = (config: Partial<Config> = {}): Promise<RunningServer> =>
  startServer(
    testConfig(folder, {
      databaseUrl: cluster.url,
      databaseReadUrl: cluster.readUrl,
      metricsPort: 0,
      ...config,
    }),
    pino({ level: 'silent' }),
    async () => undefined,
  );

async function faultsOf(config: Partial<Config>): Promise<readonly string[]> {
  const error: unknown = await start(config).then(
    (server) => server.stop(),
    (fault: unknown) => fault,
  );
  return error instanceof StartFault ? error.lines : [];
}

async function seriesOf(server: RunningServer, name: string): Promise<number | undefined> {
  const text = await (await fetch(server.metricsUrl ?? '')).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.split(' ')[1]);
}

const status = (readUrl: string): Promise<number> =>
  runCommandLine(['status'], { DATA_DIR: folder, DATABASE_URL: cluster.url, DATABASE_READ_URL: readUrl });

describe('a start with a read replica', () => {
  it('refuses an address that is the primary, another database, or another cluster', async () => {
    const elsewhere = await cloneDatabase();
    const otherDatabase = new URL(cluster.readUrl);
    otherDatabase.pathname = '/postgres';
    expect(await faultsOf({ databaseReadUrl: cluster.url })).toEqual([
      'DATABASE_READ_URL is not a standby: give the address of a streaming replica.',
    ]);
    const copy = ['DATABASE_READ_URL is not a copy of the database of DATABASE_URL.'];
    expect(await faultsOf({ databaseReadUrl: otherDatabase.href })).toEqual(copy);
    expect(await faultsOf({ databaseReadUrl: elsewhere.url })).toEqual(copy);
    await elsewhere.drop();
  });

  it('needs no rights of a superuser', async () => {
    const client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
    await client.query(
      'create role portal login; grant all on database mijn to portal; alter database mijn owner to portal',
    );
    await client.query(
      'grant all on all tables in schema public to portal; grant usage on schema graphile_worker to portal; grant all on all tables in schema graphile_worker to portal',
    );
    await client.end();
    await cluster.catchUp();
    const as = (url: string): string => url.replace('//postgres@', '//portal@');
    const rights = new pg.Client({ connectionString: as(cluster.readUrl) });
    await rights.connect();
    const { rows } = await rights.query(
      'select system_identifier > 0 as is_readable, pg_last_wal_replay_lsn() is not null as is_known from pg_control_system()',
    );
    await rights.end();
    expect(rows).toEqual([{ is_readable: true, is_known: true }]);
  });

  it('measures the lag and the reads, and starts without the replica too', async () => {
    const server = await start();
    for (let tries = 0; (await seriesOf(server, 'mijn_replica_up')) !== 1; tries += 1) {
      if (tries > 500) throw new Error('The replica is never up.');
      await wait(20);
    }
    expect(await seriesOf(server, 'mijn_replica_lag_seconds')).toBeLessThan(60);
    expect(await seriesOf(server, 'mijn_replica_reads_total{outcome="replica"}')).toBe(0);
    await server.stop();

    await cluster.stopReplica();
    const alone = await start();
    expect(await seriesOf(alone, 'mijn_replica_up')).toBe(0);
    expect((await fetch(`${alone.url}/health/ready`)).status).toBe(200);
    await alone.stop();
    await cluster.startReplica();
  });
});

describe('the command status', () => {
  it('says how far the read replica is', async () => {
    await status(cluster.readUrl);
    expect(output.stdout.join('\n')).toMatch(/^Read replica {3}has every change within \d+ ms$/mu);
    expect(output.stderr).toEqual(['No server runs.']);
    await status(cluster.url);
    expect(output.stderr.join('\n')).toContain('DATABASE_READ_URL is not a standby');
    await cluster.stopReplica();
    await status(cluster.readUrl);
    expect(output.stdout.join('\n')).toMatch(/^Read replica {3}away$/mu);
    expect(output.stderr.join('\n')).toContain('The read replica of DATABASE_READ_URL does not answer');
    await cluster.startReplica();
  });
});
