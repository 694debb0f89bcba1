export { changeAndRead, inTransaction, openDatabase, readIn, relaxTimeouts } from './database.ts';
export type { Database, PreparedStatement, Queries } from './database.ts';
export { lockCount } from './lock-count.ts';
export {
  type DueMigration,
  isAtLeast,
  listDueMigrations,
  listMigrationFiles,
  migrate,
  planMigrations,
} from './migrate.ts';
export {
  columnsOf,
  findRow,
  fixed,
  listOf,
  namesOf,
  runPrepared,
  runSearch,
  type Columns,
  type RowOf,
} from './statement.ts';
export * from './tables.ts';
