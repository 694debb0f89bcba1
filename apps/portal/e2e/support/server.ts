import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Email } from 'postal-mime';
import { serverEnvironment } from './folders.ts';
import { mailsIn } from './mail.ts';

const sources = path.resolve(import.meta.dirname, '../../../server/src');

/** The longest time until a server listens, in milliseconds. It measures nothing. */
const START_MS_MAX = 60_000;
/** Limits the starts if another program takes the port. */
const STARTS_MAX = 3;

export interface Server {
  url: string;
  dataDir: string;
  /** Kills the server process as in a power failure, without a regular shutdown. */
  kill: () => Promise<void>;
  /** Starts the server again with the same URL and data folder. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

async function end(running: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (running.exitCode !== null || running.signalCode !== null) return;
  const ended = once(running, 'exit');
  running.kill(signal);
  await ended;
}

/** Returns a port that the system chooses. It is free now, and another program may take it in a moment. */
async function findPort(): Promise<string> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' ? String(address?.port) : '';
}

type Environment = Readonly<Record<string, string>>;

async function run(
  dataDir: string,
  port: string,
  environment: Environment,
): Promise<{ process: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [path.join(sources, 'main.ts')], {
    env: { ...process.env, ...serverEnvironment, ...environment, PORT: port, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    process.stderr.write(chunk);
  });
  const url = await new Promise<string>((resolve, reject) => {
    const timeout = setTimeout(
      () => reject(new Error(`The server did not start in time.\n${output}`)),
      START_MS_MAX,
    );
    child.stdout.on('data', (chunk: Buffer) => {
      // The rest of the output is read too, so that the server does not block on a full pipe.
      output += chunk.toString();
      const [, found] = /Address\s+(https?:\/\/\S+)/u.exec(output) ?? [];
      if (found === undefined) return;
      clearTimeout(timeout);
      resolve(found);
    });
    child.once('close', () => {
      clearTimeout(timeout);
      reject(new Error(`The server did not start.\n${output}`));
    });
  });
  return { process: child, url };
}

/**
 * Starts a server at a free port. The server knows its port before it listens, because its mails have links and passkeys
 * belong to an origin.
 */
async function runAtFreePort(dataDir: string, environment: Environment): ReturnType<typeof run> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run(dataDir, await findPort(), environment);
    } catch (error) {
      if (attempt === STARTS_MAX || !String(error).includes('is in use')) throw error;
    }
  }
}

export async function startServer(dataDir: string, environment: Environment = {}): Promise<Server> {
  let running = await runAtFreePort(dataDir, environment);
  const { url } = running;
  const isRunning = () => running.process.exitCode === null && running.process.signalCode === null;
  const start = async () => {
    running = await run(dataDir, new URL(url).port, environment);
  };
  return {
    url,
    dataDir,
    start,
    kill: () => end(running.process, 'SIGKILL'),
    stop: async () => {
      // The database of a killed server keeps running until the next start takes it over.
      if (!isRunning()) await start();
      await end(running.process, 'SIGTERM');
    },
  };
}

/** Returns a server that runs already, which no journey may stop. */
export function runningServer(url: string, dataDir: string): Server {
  const refuse = () => Promise.reject(new Error('Other journeys use this server too.'));
  return { url, dataDir, kill: refuse, start: refuse, stop: () => Promise.resolve() };
}

export async function mijn({ dataDir, url }: Server, ...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(sources, 'cli/main.ts'), ...args],
    { env: { ...process.env, ...serverEnvironment, DATA_DIR: dataDir, APP_URL: url } },
  );
  return stdout;
}

/**
 * Moves what the server compares with its clock.
 * @returns the number of members with a notice, or of meetings.
 */
export async function moveTime(
  { dataDir, url }: Server,
  what: 'second-factor-notice' | 'meetings',
): Promise<number> {
  const script = path.join(sources, 'testing/move-time.ts');
  const env = { ...process.env, ...serverEnvironment, DATA_DIR: dataDir, APP_URL: url };
  const { stdout } = await promisify(execFile)(process.execPath, [script, what], { env });
  return Number(stdout);
}

export const mailsTo = ({ dataDir }: Server, email: string): Promise<Email[]> => mailsIn(dataDir, email);
