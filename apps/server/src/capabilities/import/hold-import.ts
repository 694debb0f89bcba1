import { StartFault } from '../../platform/config/errors.ts';
import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/index.ts';
import { holdStoredFiles, type Tell } from '../files/index.ts';

const IMPORT_LOCK = 20_310_002;

/** Both locks end with the connection, so that a killed import leaves none. @throws StartFault if another import runs. */
export async function holdImport<T>(
  { sessionPool }: Pick<Database, 'sessionPool'>,
  run: () => Promise<T>,
  tell: Tell,
): Promise<T> {
  const client = await sessionPool.connect();
  try {
    const { rows } = await client.query<{ is_held: boolean }>('select pg_try_advisory_lock($1) as is_held', [
      IMPORT_LOCK,
    ]);
    if (!rows[0]?.is_held) {
      throw new StartFault('Another import is running: wait until it has ended, and try again.');
    }
    await holdStoredFiles(client, tell);
    return await run();
  } finally {
    // A connection that is broken can't be asked, and has no locks.
    const isReleased = await client.query('select pg_advisory_unlock_all()').then(
      () => true,
      () => false,
    );
    client.release(!isReleased);
  }
}

/** Returns whether an import runs at this moment. */
export async function isImporting(queries: Queries): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`
    select from pg_locks where locktype = 'advisory' and objid::bigint = ${IMPORT_LOCK} and classid = 0 and objsubid = 1
      and database = (select oid from pg_database where datname = current_database())`);
  return (rowCount ?? 0) > 0;
}
