import { errorCode, linesOf, StartFault } from '../config/errors.ts';
import { isDatabaseAway } from '../wire/app-error.ts';

/** An attempt at two addresses, such as those of `localhost`, fails with an error that has those of both and no message. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : 'unknown';
}

const NO_PASSWORD = /client password must be a string/u;

/** What to do about an answer of PostgreSQL to a new connection, by its code. */
const ADVICE_ON_ADDRESS: Readonly<Record<string, string>> = {
  '28P01': 'Correct the name and the password in its address.',
  '28000': 'Correct the name in its address, or let pg_hba.conf admit it.',
  '3D000': 'Create the database, or correct its name in the address.',
  '42501': 'Let the role of its address connect to it.',
};

function adviceOnAddress(error: unknown): string | undefined {
  if (NO_PASSWORD.test(reasonOf(error))) return 'Its address has no password.';
  const advice = ADVICE_ON_ADDRESS[errorCode(error) ?? ''];
  return advice ?? (isDatabaseAway(error) ? 'Start it, or correct its address.' : undefined);
}

/** Returns the fault of an address at which no session begins. @param where the variable with the address, or the data folder. */
export function unreachable(where: string, error: unknown): StartFault {
  const advice = adviceOnAddress(error);
  const line = `The database of ${where} can't be reached: ${reasonOf(error)}`;
  return new StartFault(advice === undefined ? line : `${line}. ${advice}`);
}

/** What to do about an answer of PostgreSQL to a statement, by its code. */
const ADVICE: Readonly<Record<string, (reason: string) => string>> = {
  '25006': (reason) =>
    `The database can only be read (${reason}): name the primary, or end its default_transaction_read_only.`,
  '42501': (reason) =>
    `The role of the database may not do this (${reason}): make it the owner of the database and of its tables.`,
  '42P07': (reason) =>
    `The database has tables of another program (${reason}): give the portal a database of its own.`,
};

/** The query builder wraps what the database answered. Its own message has the statement with its values. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? causeOf(error.cause) : error;
}

/**
 * Returns what an operator reads about an error, without a stack; undefined if the error is a fault of the program.
 * @param again what to do when a database that is away answers again.
 */
export function explain(error: unknown, again: string): readonly string[] | undefined {
  const lines = linesOf(error);
  if (lines) return lines;
  const cause = causeOf(error);
  const advice = ADVICE[errorCode(cause) ?? ''];
  if (advice) return [advice(reasonOf(cause))];
  if (!isDatabaseAway(cause)) return undefined;
  return [`The database went away, or is too busy (${reasonOf(cause)}): ${again} when it answers.`];
}
