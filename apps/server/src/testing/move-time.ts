import { pino } from 'pino';
import { openFoundation } from '../open-foundation.ts';
import { readConfig } from '../platform/config/read-config.ts';

const moves: Readonly<Record<string, string>> = {
  /** Ends the notice of a second factor that the provider requires. */
  'second-factor-notice': `
    update second_factor_requirements
    set began_at = began_at - interval '14 days', required_from = required_from - interval '14 days'`,
  /** Lets the general meetings of the demo begin. */
  meetings: `
    update meetings set meeting_date = now(), ends_at = null
    where concerns = 'Algemene ledenvergadering' and meeting_date > now()`,
};

/**
 * Moves what the server compares with its clock, beside a running server, for journeys, which have no clock of the server.
 * Its argument is the name of the move. It prints how many rows it changed.
 */
const [, , name = ''] = process.argv;
const statement = moves[name];
if (statement === undefined) throw new Error(`"${name}" is no move: use ${Object.keys(moves).join(' or ')}.`);
const { close, database } = await openFoundation(
  await readConfig(process.env),
  pino({ level: 'silent' }),
  'beside a running server',
);
const { rowCount } = await database.pool.query(statement);
await close();
process.stdout.write(`${rowCount}\n`);
