import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Binaries } from './binaries.ts';
import { run } from './run.ts';
import { EMBEDDED_PORT, prepareSocketFolder } from './socket-folder.ts';
import { giveAway, unprivileged } from './unprivileged.ts';

export const EMBEDDED_USER = 'postgres';
const START_TIMEOUT_MS = 60_000;

/** A running PostgreSQL of our own. */
export interface Cluster {
  /** Connects to a database of it, over a local socket. */
  connection: (database: string) => { host: string; port: number; user: string; database: string };
  /** Ends running statements, writes everything down and stops. */
  stop: () => Promise<void>;
  /** Stops at once, without writing everything down: the next start recovers it from its log. */
  abort: () => void;
  /** Resolves when it has ended, by itself or not. */
  ended: Promise<void>;
}

/** Makes a cluster in a folder of its own; a half-made one never gets the folder's name. */
async function create(folder: string, { initdb, locale }: Binaries): Promise<void> {
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await giveAway(unfinished);
  const options = ['--username', EMBEDDED_USER, '--auth', 'trust', '--encoding', 'UTF8', ...locale];
  await run(initdb, ['--pgdata', unfinished, ...options], unfinished);
  await rename(unfinished, folder);
}

interface Launched {
  child: ChildProcess;
  /** The last it wrote. */
  output: () => string;
}

/** Starts without a terminal of its own: Ctrl-C reaches the server, which stops PostgreSQL last. */
async function launch(
  folder: string,
  socketFolder: string,
  { postgres }: Binaries,
  flags: readonly string[],
): Promise<Launched> {
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${socketFolder}`,
    `port=${EMBEDDED_PORT}`,
    ...flags,
  ];
  const options = settings.flatMap((setting) => ['-c', setting]);
  const { program, args, account } = await unprivileged(postgres, ['-D', folder, ...options], folder);
  const child = spawn(program, args, {
    ...account,
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4000);
  });
  return { child, output: () => output };
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

async function untilItAnswers({ child, output }: Launched, connection: pg.ClientConfig): Promise<void> {
  let fault: Error | undefined;
  child.once('error', (error) => {
    fault = error;
  });
  for (const deadline = Date.now() + START_TIMEOUT_MS; Date.now() < deadline;) {
    if (fault || hasEnded(child)) throw fault ?? new Error(output().trim());
    const client = new pg.Client(connection);
    try {
      await client.connect();
      return;
    } catch {
      await wait(20);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  child.kill('SIGQUIT');
  throw new Error(`PostgreSQL did not start within ${START_TIMEOUT_MS / 1000} seconds. ${output().trim()}`);
}

/**
 * Starts the cluster of a folder, and makes it first when there is none.
 * @throws Error with PostgreSQL's own words when it can't start.
 */
export async function startCluster(
  folder: string,
  binaries: Binaries,
  flags: readonly string[] = [],
): Promise<Cluster> {
  if (!existsSync(folder)) await create(folder, binaries);
  const socketFolder = await prepareSocketFolder(folder);
  const connection = (database: string) => ({
    host: socketFolder,
    port: EMBEDDED_PORT,
    user: EMBEDDED_USER,
    database,
  });
  const launched = await launch(folder, socketFolder, binaries, flags);
  await untilItAnswers(launched, connection('postgres'));
  const { child } = launched;
  const ended = new Promise<void>((resolve) => {
    if (hasEnded(child)) resolve();
    child.once('exit', () => resolve());
  });
  return {
    connection,
    ended,
    stop: async () => {
      if (!hasEnded(child)) child.kill('SIGINT');
      await ended;
    },
    abort: () => {
      child.kill('SIGQUIT');
    },
  };
}
