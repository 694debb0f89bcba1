import { pino } from 'pino';
import { readConfig } from '../platform/config/read-config.ts';
import { openFoundation } from '../open-foundation.ts';

/** Ends the notice beside a running server, for journeys, which have no clock of the server. */
const { close, database } = await openFoundation(
  await readConfig(process.env),
  pino({ level: 'silent' }),
  'beside a running server',
);
const { rowCount } = await database.pool.query(
  `update second_factor_requirements set began_at = began_at - interval '14 days', required_from = required_from - interval '14 days'`,
);
await close();
process.stdout.write(`${rowCount}\n`);
