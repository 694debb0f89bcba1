import { once } from 'node:events';
import { pino } from 'pino';
import { openFoundation, type OpenFoundation } from '../open-foundation.ts';
import { StartFault } from '../platform/config/errors.ts';
import { type Config, readConfig } from '../platform/config/read-config.ts';
import { runAsOwner } from '../platform/config/run-as-owner.ts';
import { requireDatabase } from './places.ts';
import type { Command, Run } from './run.ts';

/** Prints a page after the other, and waits for a slow reader of the output. */
async function print(text: ReturnType<Run>): Promise<void> {
  if (!(Symbol.asyncIterator in text)) {
    const written = await text;
    // The output of a command may be its data.
    if (written !== '') console.log(written);
    return;
  }
  for await (const page of text) {
    console.log(page);
    if (process.stdout.writableNeedDrain) await once(process.stdout, 'drain');
  }
}

/** A command has few connections, and takes locks that outlive a transaction. */
const pastPgbouncer = (config: Config): Config => ({
  ...config,
  databaseUrl: config.databaseDirectUrl ?? config.databaseUrl,
  databaseDirectUrl: undefined,
});

/** The codes with which a shell expects a program to end after a signal. */
const SIGNAL_CODES = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Ends the command with a line. A PostgreSQL of its own ends with it, and recovers at its next start. Returns a function that leaves
 * signals to Node again.
 */
function stopOnSignals({ whenStopped }: Command, { abort }: OpenFoundation): () => void {
  const stop = (signal: keyof typeof SIGNAL_CODES): void => {
    abort();
    console.error(['The command was stopped before its end.', whenStopped ?? []].flat().join(' '));
    process.exit(SIGNAL_CODES[signal]);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  return () => void process.off('SIGINT', stop).off('SIGTERM', stop);
}

/** Runs a command on the data folder and the database of the environment. @throws StartFault if they can't be opened. */
export async function runOnData(command: Command, environment: NodeJS.ProcessEnv): Promise<void> {
  const { before = requireDatabase, schema, place = 'beside a running server', away, run } = command;
  const config = pastPgbouncer(await readConfig(environment));
  await runAsOwner(config.dataDir);
  const open = async (): Promise<OpenFoundation> => {
    await before(config);
    return openFoundation(config, pino({ level: 'silent' }), place, schema);
  };
  const foundation = await open().catch((error: unknown) => {
    if (away && error instanceof StartFault) console.log(away(error, config));
    throw error;
  });
  const ignoreSignals = stopOnSignals(command, foundation);
  try {
    await print(run(foundation));
  } finally {
    ignoreSignals();
    await foundation.close();
  }
}
