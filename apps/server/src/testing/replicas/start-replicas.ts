import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openEmbedded } from '../../platform/database/embedded/open-embedded.ts';
import { openDatabase } from '../../platform/database/index.ts';
import { copyDemoData } from '../demo-data.ts';
import { runProgram, type ServerProcess } from '../server-process.ts';
import { startTestSmtp } from '../smtp-server.ts';
import { countOpenMails, findFaults } from './find-faults.ts';
import { startRoundRobin } from './round-robin.ts';

const SERVERS = 2;

/** The time in milliseconds between a restart and the next one, so that the journeys get on. */
const PAUSE_MS = 1500;

const WAIT_MS_MAX = 60_000;

/** Two servers on one database, behind a proxy, which are restarted again and again in turn. */
export interface Replicas {
  url: string;
  environment: Record<string, string>;
  countRestarts: () => number;
  listUnanswered: () => string[];
  /** Waits until all mails are sent, and returns what went wrong. */
  finish: () => Promise<string[]>;
  stop: () => Promise<void>;
}

interface Replica {
  process: ServerProcess;
  url: string;
}

async function until(isReached: () => Promise<boolean> | boolean, step: string): Promise<void> {
  for (const deadline = Date.now() + WAIT_MS_MAX; !(await isReached()); await wait(50)) {
    if (Date.now() > deadline) throw new Error(`It took too long until ${step}.`);
  }
}

/** The servers share a copy of the demo's data and its secret. The folder `mail` has a file for each accepted mail. */
export async function startReplicas(
  dataDir: string,
  serverEnvironment: Record<string, string>,
): Promise<Replicas> {
  const startedAt = new Date();
  await copyDemoData(dataDir);
  const embedded = await openEmbedded(dataDir, () => undefined);
  const { host = '', port, user = '', database: name = '' } = embedded.connection;
  const database = openDatabase(embedded.connection, () => undefined);
  const mailFolder = path.join(dataDir, 'mail');
  await mkdir(mailFolder, { recursive: true });
  const smtp = await startTestSmtp(async (number, text) => {
    const file = path.join(mailFolder, `${number}.eml`);
    await writeFile(`${file}.part`, text);
    await rename(`${file}.part`, file);
  });
  const proxy = await startRoundRobin();
  const environment = {
    ...serverEnvironment,
    DATA_DIR: dataDir,
    DATABASE_URL: `postgresql://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`,
    SMTP_URL: smtp.url,
    APP_URL: proxy.url,
    TRUST_PROXY: '1',
  };

  const faults: string[] = [];
  const start = async (): Promise<Replica> => {
    const process = runProgram('main.ts', { ...environment, PORT: '0' });
    const url = await process.url;
    proxy.add(url);
    return { process, url };
  };
  const stopReplica = async ({ process, url }: Replica): Promise<void> => {
    process.kill('SIGTERM');
    const code = await process.ended;
    proxy.remove(url);
    if (code !== 0) faults.push(`A server ended with code ${code}: ${process.output().stderr}`);
  };
  const untilAllReady = () => until(() => proxy.countReady() === SERVERS, 'both servers are ready');

  const replicas = [await start(), await start()];
  await untilAllReady();
  const stopping = new AbortController();
  let restarts = 0;
  const restartInTurn = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const [first] = replicas.splice(0, 1);
      if (!first) return;
      await stopReplica(first);
      replicas.push(await start());
      await untilAllReady();
      restarts += 1;
      await wait(PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const restarting = restartInTurn().catch((error: unknown) => {
    faults.push(`The restarts ended: ${error instanceof Error ? error.message : 'unknown'}`);
  });

  return {
    url: proxy.url,
    environment,
    countRestarts: () => restarts,
    listUnanswered: () =>
      proxy.ledger.calls
        .filter((call) => call.is_unanswered)
        .map(({ method, path: url, status }) => `not answered, ${status}: ${method} ${url}`),
    finish: async () => {
      stopping.abort();
      await restarting;
      await until(async () => (await countOpenMails(database)) === 0, 'all mails are sent');
      const { calls } = proxy.ledger;
      return [...faults, ...(await findFaults({ database, calls, mails: smtp.received, startedAt }))];
    },
    stop: async () => {
      stopping.abort();
      await restarting;
      for (const { process } of replicas) process.kill('SIGTERM');
      await Promise.all(replicas.map(({ process }) => process.ended));
      await proxy.stop();
      await smtp.stop();
      await database.close();
      await embedded.stop();
    },
  };
}
