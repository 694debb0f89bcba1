import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { giveToPostgres, unprivileged } from '../platform/database/embedded/programs.ts';

/** Debian has pgbouncer in the package `pgbouncer`. PGBOUNCER names another one. */
const program = process.env['PGBOUNCER'] ?? '/usr/sbin/pgbouncer';
export const hasPgbouncer = spawnSync(program, ['--version']).status === 0;

/** Only a part of the socket's name, because pgbouncer does not listen on the network. */
const PORT = 6432;

/** Few, so that connections often get a session that another one has used. */
const SESSIONS = 3;

export const TIMEOUTS = 'set statement_timeout = 3000; set lock_timeout = 700';

export interface Pgbouncer {
  /** Returns the address of a database of the test server through pgbouncer. */
  urlOf: (databaseUrl: string) => string;
  /** Ends the process at once, and starts another. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

interface PgbouncerOptions {
  connectQuery?: string;
  /** Further lines of its settings. */
  settings?: readonly string[];
}

/** Starts pgbouncer in transaction mode in front of the server of the tests. */
export async function startPgbouncer({
  connectQuery,
  settings = [],
}: PgbouncerOptions = {}): Promise<Pgbouncer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mijn-pgbouncer-'));
  const { username, password, hostname, port, searchParams } = new URL(
    process.env['TEST_DATABASE_URL'] ?? '',
  );
  const target = [
    `host=${searchParams.get('host') ?? hostname}`,
    `port=${port || '5432'}`,
    `user=${username}`,
    ...(password === '' ? [] : [`password=${password}`]),
    ...(connectQuery === undefined ? [] : [`connect_query='${connectQuery}'`]),
  ];
  const file = path.join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    [
      '[databases]',
      `* = ${target.join(' ')}`,
      '[pgbouncer]',
      `unix_socket_dir = ${folder}`,
      `listen_port = ${PORT}`,
      'auth_type = any',
      'pool_mode = transaction',
      `default_pool_size = ${SESSIONS}`,
      ...settings,
    ].join('\n'),
  );
  await giveToPostgres(folder);
  const launch = async (): Promise<ChildProcess> => {
    const { program: launched, args, account } = await unprivileged(program, [file], folder);
    const child = spawn(launched, args, { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    await new Promise<void>((resolve, reject) => {
      child.once('exit', () => reject(new Error(`pgbouncer did not start: ${said}`)));
      child.stderr.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('process up')) resolve();
      });
    });
    return child;
  };
  let running = await launch();
  const end = async (): Promise<void> => {
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
  };
  return {
    urlOf: (databaseUrl) =>
      `postgresql://${username}@localhost:${PORT}${new URL(databaseUrl).pathname}?host=${encodeURIComponent(folder)}`,
    restart: async () => {
      await end();
      await rm(path.join(folder, `.s.PGSQL.${PORT}`), { force: true });
      running = await launch();
    },
    stop: async () => {
      await end();
      await rm(folder, { recursive: true });
    },
  };
}
