import { StartFault } from '../../platform/config/errors.ts';
import type { Database } from '../../platform/database/index.ts';
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
