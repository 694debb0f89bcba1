import { parseArgs } from 'node:util';
import { version } from '../platform/config/version.ts';
import { type DueMigration, isAtLeast, planMigrations } from '../platform/database/index.ts';
import type { Foundation } from '../platform/foundation.ts';
import { UsageFault } from './usage.ts';

/** Says before an upgrade what happens to servers of older versions (docs/decisions/0208). */
export function describePlan(due: readonly DueMigration[]): string {
  if (due.length === 0) return `The database is in the state of version ${version}.`;
  const oldest = due
    .map(({ oldestVersion }) => oldestVersion)
    .reduce((one, other) => (isAtLeast(one, other) ? one : other));
  return [
    `${due.length} ${due.length === 1 ? 'migration is' : 'migrations are'} due for version ${version}:`,
    ...due.map(({ name, oldestVersion }) => `  ${name}, for ${oldestVersion} and newer`),
    `Servers of version ${oldest} and newer go on meanwhile, and can be started again afterwards.`,
    'Stop older ones first: they fail on the new schema, and their way back is a backup.',
  ].join('\n');
}

/** Migrates the database, or prints what that would do. */
export function migrateCommand(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { plan: { type: 'boolean', default: false } },
  });
  if (positionals.length > 0) throw new UsageFault('migrate takes no arguments.');
  return values.plan
    ? {
        schema: 'any' as const,
        run: async ({ database }: Foundation) => describePlan(await planMigrations(database.pool)),
      }
    : async () => 'The database is in the state of this version.';
}
