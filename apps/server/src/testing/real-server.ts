import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverFolder } from '../places.ts';

export interface RealServer {
  /** The URL of the server: `http://localhost:{port}`. */
  url: string;
  pid: number;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
}

/** The timeout of the start, in milliseconds. It is long, because the server imports the demo before it listens. */
const START_TIMEOUT_MS = 180_000;
const URL_LINE = /Address\s+(https?:\/\/\S+)/u;

/** The environment variables that are not passed to the server, because they could make it use existing data. */
const OWN_SETTINGS = new Set([
  'DATABASE_URL',
  'FILES_URL',
  'SMTP_URL',
  'APP_URL',
  'BRAND_FILE',
  'SESSION_SECRET',
]);

export type Settings = Readonly<Record<string, string>>;

export function environment(dataDir: string, settings: Settings = {}): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !OWN_SETTINGS.has(name));
  // Pages are drawn, whatever else the machine does, and one member makes the calls of many.
  return {
    DRAW_MS_MAX: '10000',
    CALL_LIMITS: 'off',
    ...Object.fromEntries(kept),
    DATA_DIR: dataDir,
    PORT: '0',
    ...settings,
  };
}

async function urlOf(child: ChildProcess): Promise<string> {
  let output = '';
  const listening = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const url = URL_LINE.exec(output)?.[1];
      if (url === undefined) return;
      // From here on the log is discarded, so that the server does not block on a full pipe.
      child.stdout?.off('data', read).resume();
      resolve(url);
    };
    child.stdout?.on('data', read);
    child.once('exit', () => reject(new Error(`The server did not start.\n${output}`)));
    setTimeout(
      () => reject(new Error(`The server did not start in time.\n${output}`)),
      START_TIMEOUT_MS,
    ).unref();
  });
  return listening;
}

export async function startRealServer(
  dataDir: string,
  parameters: readonly string[] = [],
  program = 'src/main.ts',
  settings: Settings = {},
): Promise<RealServer> {
  const child = spawn(process.execPath, [program, ...parameters], {
    cwd: serverFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: environment(dataDir, settings),
  });
  const ended = once(child, 'exit');
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  return {
    url: await urlOf(child),
    pid: child.pid ?? 0,
    stop: () => end('SIGINT'),
    kill: () => end('SIGKILL'),
  };
}

/** The path of the folder is short, because the path of the database's socket in it has a maximum length. */
export async function withDataFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
