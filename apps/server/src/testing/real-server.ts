import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const serverFolder = path.resolve(import.meta.dirname, '../..');

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
const OWN_SETTINGS = /^(?:DATABASE_URL|FILES_URL|SMTP_URL|APP_URL|BRAND_FILE|SESSION_SECRET)$/u;

/** Environment variables of a server. */
export type Settings = Readonly<Record<string, string>>;

/** Returns the environment of a server with a data folder, or of its command. */
export function environment(dataDir: string, settings: Settings = {}): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !OWN_SETTINGS.test(name));
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
  return new Promise<string>((resolve, reject) => {
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
}

/** Starts the program of a server as a process of its own, and waits until it listens. */
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
