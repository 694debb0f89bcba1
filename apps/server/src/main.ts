import { pino } from 'pino';
import { type Config, readConfig } from './platform/config/read-config.ts';
import { keepFilesPrivate } from './platform/config/data-folder.ts';
import { runAsOwner } from './platform/config/run-as-owner.ts';
import { terminalLog } from './platform/config/terminal-log.ts';
import { explain } from './platform/database/database-faults.ts';
import { hasAccounts, importDemo, listDemoAccounts } from './demo.ts';
import { readStartOptions, wantsDemo } from './start-options.ts';
import { startScreen } from './start-screen.ts';
import { type RunningServer, startServer } from './start-server.ts';

/** Milliseconds in which a second signal is ignored, because a wrapper also passes Ctrl-C on. */
const ECHO_MS = 1000;

/** Writes readable lines in a terminal, and JSON otherwise. */
function createLog({ logLevel }: Pick<Config, 'logLevel'>) {
  const options = { level: logLevel, base: null };
  return process.stdout.isTTY
    ? pino({ ...options, transport: { target: 'pino-pretty', options: terminalLog } })
    : pino(options);
}

/** The time of a stop in milliseconds, after STOP_DELAY. Then PostgreSQL stops at once, and recovers at the next start. */
const STOP_MS = 24_000;

/** The running server, or the database if the server does not listen yet. */
type Stoppable = Pick<RunningServer, 'abort'> & Partial<Pick<RunningServer, 'stop'>>;

function stopOnSignals({ stopDelayS }: Config, current: () => Stoppable | undefined): void {
  const maxMs = stopDelayS * 1000 + STOP_MS;
  let firstAt: number | undefined;
  const onSignal = (): void => {
    const stoppable = current();
    if (firstAt !== undefined && Date.now() - firstAt < ECHO_MS) return;
    if (firstAt !== undefined || !stoppable?.stop) {
      stoppable?.abort();
      process.exit(130);
    }
    firstAt = Date.now();
    process.stdout.write('\nStopping … (press Ctrl-C again to force)\n');
    setTimeout(() => {
      process.stderr.write(`The server did not stop within ${maxMs / 1000} seconds, and was ended.\n`);
      stoppable.abort();
      process.exit(1);
    }, maxMs).unref();
    stoppable.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`The server did not stop cleanly: ${String(error)}\n`);
        stoppable.abort();
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

async function main(): Promise<void> {
  keepFilesPrivate();
  const demo = readStartOptions(process.argv.slice(2));
  const config = await readConfig(process.env);
  await runAsOwner(config.dataDir);
  const log = createLog(config);
  let current: Stoppable | undefined;
  stopOnSignals(config, () => current);
  const server = await startServer(config, log, async (foundation) => {
    current = { abort: foundation.abort };
    if (wantsDemo(demo, config)) await importDemo(foundation);
  });
  current = server;
  const { queries } = server.database;
  const accounts = { hasAccounts: await hasAccounts(queries), demo: await listDemoAccounts(queries) };
  process.stdout.write(startScreen(config, server, accounts));
}

main().catch((error: unknown) => {
  const lines = explain(error, 'start again') ?? [error instanceof Error ? error.stack : String(error)];
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
});
