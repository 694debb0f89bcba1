export { inTransaction, openDatabase, relaxTimeouts } from './database.ts';
export type { Database, PreparedStatement, Queries } from './database.ts';
export { listDueMigrations, listMigrationFiles, migrate } from './migrate.ts';
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
