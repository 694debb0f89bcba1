export { columnsOf, listOf, namesOf, type Columns } from './columns-of.ts';
export { openDatabase, type Database, type PreparedStatement, type Queries } from './database.ts';
export { inTransaction, takeTime } from './in-transaction.ts';
export { migrate } from './migrate.ts';
export { fixed, runPrepared, runSearch } from './statement.ts';
export * from './tables/index.ts';
