import { types } from 'node:util';
import { errorCode } from '../platform/config/errors.ts';
import { isStoreFull } from '../platform/config/store-full.ts';
import type { Command, CommandWithoutData, Run } from './run.ts';
import { helpFor, topicOf, UsageFault, whereHelpIs } from './usage.ts';

/** @throws UsageFault, or an error of `parseArgs`, if an argument is wrong. */
type ReadArguments = (args: string[]) => Run | Command | CommandWithoutData;

/** A command loads its module when it runs, because the modules of all take seconds to load. */
const commands: Readonly<Record<string, () => Promise<ReadArguments>>> = {
  associations: async () => (await import('./associations.ts')).associationsCommand,
  audit: async () => (await import('./audit.ts')).auditCommand,
  backup: async () => (await import('./backup.ts')).backupCommand,
  banner: async () => (await import('./banner.ts')).bannerCommand,
  export: async () => (await import('./export.ts')).exportCommand,
  files: async () => (await import('./files.ts')).filesCommand,
  import: async () => (await import('./import.ts')).importCommand,
  impersonate: async () => (await import('./impersonate.ts')).impersonateCommand,
  mail: async () => (await import('./mail.ts')).mailCommand,
  maintenance: async () => (await import('./maintenance.ts')).maintenanceCommand,
  migrate: async () => (await import('./migrate.ts')).migrateCommand,
  news: async () => (await import('./news.ts')).newsCommand,
  todos: async () => (await import('./todos.ts')).todosCommand,
  quota: async () => (await import('./quota.ts')).quotaCommand,
  restore: async () => (await import('./restore.ts')).restoreCommand,
  status: async () => (await import('./status.ts')).statusCommand,
  secret: async () => (await import('./secret.ts')).secretCommand,
  users: async () => (await import('./users/users.ts')).usersCommand,
  verify: async () => (await import('./verify.ts')).verifyCommand,
  webhooks: async () => (await import('./webhooks.ts')).webhooksCommand,
};

export const listCommands = (): string[] => Object.keys(commands);

/** @throws UsageFault if the command is unknown or an argument is wrong. */
async function readCommand([name = '', ...args]: string[]): Promise<Command | CommandWithoutData> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) throw new UsageFault(name === '' ? 'Name a command.' : `There is no command "${name}".`);
  const read = await load();
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

async function run(args: string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const command = await readCommand(args);
  if ('withoutData' in command) {
    console.log(await command.withoutData());
    return;
  }
  const { runOnData } = await import('./run-on-data.ts');
  await runOnData(command, environment);
}

/** Returns what to print about a failure. @throws the error if it is none that an operator can do something about. */
async function linesAbout(error: unknown): Promise<string> {
  if (isStoreFull(error))
    return 'The disk, the file store or the database is full: make room, and give the command again.';
  const { explain } = await import('../platform/database/database-faults.ts');
  const lines = explain(error, 'give the command again');
  if (!lines) throw error;
  return lines.join('\n');
}

const isHelp = (word: string): boolean => word === '--help' || word === '-h';

/** Returns the exit code: 0 for success, 1 for a failure, 2 for a wrong command line. */
export async function runCommandLine(args: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const words = args[0] === 'help' ? args.slice(1) : args;
  if (words.length < args.length || args.some(isHelp)) {
    console.log(await helpFor(words.filter((word) => !isHelp(word))));
    return 0;
  }
  if (args[0] === '--version') {
    console.log((await import('../platform/config/version.ts')).version);
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
    console.error(await linesAbout(error));
    return 1;
  }
}
