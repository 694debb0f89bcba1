import { once } from 'node:events';
import { parseArgs, types } from 'node:util';
import { normalizeText } from '@mijn/domain/texts';
import { pino } from 'pino';
import { errorCode, StartFault } from '../platform/config/errors.ts';
import { explain } from '../platform/database/database-faults.ts';
import { runAsOwner } from '../platform/config/run-as-owner.ts';
import { requireDatabase } from './places.ts';
import { isStoreFull } from '../platform/config/store-full.ts';
import { version } from '../platform/config/version.ts';
import { createImpersonationLink } from '../modules/accounts/auth/impersonation.service.ts';
import { associationsCommand } from './associations.ts';
import { auditCommand } from './audit.ts';
import { backupCommand } from './backup.ts';
import { bannerCommand } from './banner.ts';
import { exportCommand } from './export.ts';
import { filesCommand } from './files.ts';
import { importCommand } from './import.ts';
import { migrateCommand } from './migrate.ts';
import { newsCommand } from './news.ts';
import { maintenanceCommand } from './maintenance.ts';
import { quotaCommand } from './quota.ts';
import { restoreCommand } from './restore.ts';
import type { Run } from './run.ts';
import { statusCommand } from './status.ts';
import { mailCommand } from './mail.ts';
import { secretCommand } from './secret.ts';
import { helpFor, topicOf, UsageFault, whereHelpIs } from './usage.ts';
import { usersCommand } from './users/users.ts';
import { todosCommand } from './todos.ts';
import { verifyCommand } from './verify.ts';
import { webhooksCommand } from './webhooks.ts';
import { type Config, readConfig } from '../platform/config/read-config.ts';
import { openFoundation, type OpenFoundation, type Schema } from '../open-foundation.ts';

interface Command {
  /** A check before the data folder and the database are opened or made. Without a check, there has to be a database. */
  before?: (config: Config) => Promise<void>;
  /** The default is `migrated`. */
  schema?: Schema;
  /** By default a server may run on the data folder. */
  place?: 'alone';
  /** What is printed if the database can't be opened, before the fault. */
  away?: (fault: StartFault, config: Config) => string;
  /** What is printed if a signal ends the command, after the line that says so. */
  whenStopped?: string;
  run: Run;
}

/** A command that needs no configuration, no data folder and no database. */
interface CommandWithoutData {
  withoutData: () => Promise<string>;
}

function impersonateCommand(args: string[]): Run {
  const { values } = parseArgs({
    args,
    options: {
      staff: { type: 'string' },
      customer: { type: 'string' },
      reason: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const { staff, customer, write } = values;
  const reason = values.reason && normalizeText(values.reason);
  if (!staff || !customer || !reason)
    throw new UsageFault('impersonate needs --staff, --customer and --reason.');
  return (foundation) => createImpersonationLink(foundation, { staff, customer, reason, canWrite: write });
}

const commands: Readonly<Record<string, (args: string[]) => Run | Command | CommandWithoutData>> = {
  associations: associationsCommand,
  audit: auditCommand,
  backup: backupCommand,
  banner: bannerCommand,
  export: exportCommand,
  files: filesCommand,
  import: importCommand,
  impersonate: impersonateCommand,
  mail: mailCommand,
  maintenance: maintenanceCommand,
  migrate: migrateCommand,
  news: newsCommand,
  todos: todosCommand,
  quota: quotaCommand,
  restore: restoreCommand,
  status: statusCommand,
  secret: secretCommand,
  users: usersCommand,
  verify: verifyCommand,
  webhooks: webhooksCommand,
};

export const listCommands = (): string[] => Object.keys(commands);

/** @throws UsageFault if the command is unknown or an argument is wrong. */
function readCommand([name = '', ...args]: string[]): Command | CommandWithoutData {
  const read = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!read) throw new UsageFault(name === '' ? 'Name a command.' : `There is no command "${name}".`);
  try {
    const command = read(args);
    return typeof command === 'function' ? { run: command } : command;
  } catch (error) {
    if (errorCode(error)?.startsWith('ERR_PARSE_ARGS') && types.isNativeError(error)) {
      throw new UsageFault(`${topicOf([name, ...args])}: ${error.message}`);
    }
    throw error;
  }
}

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

async function run(args: string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const command = readCommand(args);
  if ('withoutData' in command) {
    console.log(await command.withoutData());
    return;
  }
  const {
    before = requireDatabase,
    schema,
    place = 'beside a running server',
    away,
    run: runCommand,
  } = command;
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
    await print(runCommand(foundation));
  } finally {
    ignoreSignals();
    await foundation.close();
  }
}

const isHelp = (word: string): boolean => word === '--help' || word === '-h';

/** Returns the exit code: 0 for success, 1 for a failure, 2 for a wrong command line. */
export async function runCommandLine(args: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const words = args[0] === 'help' ? args.slice(1) : args;
  if (words.length < args.length || args.some(isHelp)) {
    console.log(helpFor(words.filter((word) => !isHelp(word))));
    return 0;
  }
  if (args[0] === '--version') {
    console.log(version);
    return 0;
  }
  try {
    await run(args, environment);
    return 0;
  } catch (error) {
    if (error instanceof UsageFault) {
      console.error(`${error.message}\n${whereHelpIs(args)}`);
      return 2;
    }
    if (isStoreFull(error)) {
      console.error(
        'The disk, the file store or the database is full: make room, and give the command again.',
      );
      return 1;
    }
    const lines = explain(error, 'give the command again');
    if (!lines) throw error;
    console.error(lines.join('\n'));
    return 1;
  }
}
