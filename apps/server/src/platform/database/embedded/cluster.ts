import { createHash } from 'node:crypto';
import { chmod, mkdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { errorCode } from '../../config/errors.ts';
import { type Binaries, giveToPostgres, run, unprivileged } from './programs.ts';

/** The port is only a part of the socket's name, because PostgreSQL does not listen on the network. */
export const EMBEDDED_PORT = 5432;

/** The limit in bytes: the shortest of a socket path (macOS), without PostgreSQL's own `/.s.PGSQL.5432.lock`. */
const FOLDER_BYTES_MAX = 103 - '/.s.PGSQL.5432.lock'.length;

/** The folder is beside the data, or in the temporary folder if that path is too long for a socket, at every start. */
export async function prepareSocketFolder(clusterFolder: string): Promise<string> {
  const beside = path.join(path.dirname(clusterFolder), 'socket');
  const digest = createHash('sha256').update(clusterFolder).digest('hex').slice(0, 16);
  const folder =
    Buffer.byteLength(beside) <= FOLDER_BYTES_MAX ? beside : path.join(tmpdir(), `mijn-${digest}`);
  await mkdir(folder, { recursive: true });
  await giveToPostgres(folder);
  await chmod(folder, 0o700);
  return folder;
}

export const EMBEDDED_USER = 'postgres';

const START_TIMEOUT_MS = 60_000;

/** The code of PostgreSQL's answer while it starts. After a crash it may recover for longer than any time-out. */
const STARTING = '57P03';

/** The code of PostgreSQL's answer if it runs without the files of the database `postgres`, which every cluster has. */
const MISSING = '3D000';

export interface Cluster {
  connection: (database: string) => { host: string; port: number; user: string; database: string };
  /** Ends running statements, writes all data to disk and stops. */
  stop: () => Promise<void>;
  /** Stops immediately, without writing all data. The next start recovers the data from the log. */
  abort: () => void;
  /** Resolves when the process has ended, for any reason. */
  ended: Promise<void>;
}

/** The folder gets its final name last, so that it never contains an incomplete cluster. */
async function create(folder: string, { initdb, locale }: Binaries): Promise<void> {
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await giveToPostgres(unfinished);
  const options = ['--username', EMBEDDED_USER, '--auth', 'trust', '--encoding', 'UTF8', ...locale];
  await run(initdb, ['--pgdata', unfinished, ...options], unfinished);
  await rename(unfinished, folder);
}

interface Launched {
  child: ChildProcess;
  /** The last part of the error output. */
  output: () => string;
}

/** Runs outside the process group of the terminal, so that Ctrl-C reaches only the server, which stops PostgreSQL last. */
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

async function untilItResponds({ child, output }: Launched, connection: pg.ClientConfig): Promise<void> {
  let fault: Error | undefined;
  child.once('error', (error) => {
    fault = error;
  });
  for (let deadline = Date.now() + START_TIMEOUT_MS; Date.now() < deadline;) {
    if (fault || hasEnded(child)) throw fault ?? new Error(output().trim());
    const client = new pg.Client(connection);
    try {
      await client.connect();
      return;
    } catch (error) {
      if (errorCode(error) === MISSING) {
        child.kill('SIGQUIT');
        throw error;
      }
      if (errorCode(error) === STARTING) deadline = Date.now() + START_TIMEOUT_MS;
      await wait(20);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  child.kill('SIGQUIT');
  throw new Error(`PostgreSQL did not start within ${START_TIMEOUT_MS / 1000} seconds. ${output().trim()}`);
}

/** Creates a missing cluster first. @throws Error with the output of PostgreSQL if PostgreSQL does not start. */
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
  await untilItResponds(launched, connection('postgres'));
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
