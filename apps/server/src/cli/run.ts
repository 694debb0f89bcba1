import { dutchTime } from '@mijn/domain/formats';
import type { Schema } from '../open-foundation.ts';
import type { StartFault } from '../platform/config/errors.ts';
import type { Config } from '../platform/config/read-config.ts';
import type { Foundation } from '../platform/foundation.ts';

/** Runs when the data folder and the database are open, and returns what to print: a text, or one after the other. */
export type Run = (foundation: Foundation) => Promise<string> | AsyncIterable<string>;

export interface Command {
  /** A check before the data folder and the database are opened or made. Without a check, there has to be a database. */
  before?: (config: Config) => Promise<void>;
  /** The default is `migrated`. */
  schema?: Schema;
  /** By default a server may run on the data folder. */
  place?: 'alone';
  /** What is printed if the database can't be opened, before the fault. */
  away?: (fault: StartFault, config: Config) => string;
  /** What is printed if a signal ends the command, after the line that says so. */
  whenStopped?: string;
  run: Run;
}

/** A command that needs no configuration, no data folder and no database. */
export interface CommandWithoutData {
  withoutData: () => Promise<string>;
}

/** The options of a command that changes an account, besides its own. */
export const json = { json: { type: 'boolean', default: false } } as const;

/** Returns the sentence for a reader, or the same in JSON for a script. */
export const printed = (isJson: boolean, sentence: string, value: object): string =>
  isJson ? JSON.stringify(value, null, 2) : sentence;

/** Returns a moment in Dutch time, such as `2026-12-01 09:30:00`. */
export const timeOf = (moment: Date): string => dutchTime(moment).slice(0, 19).replace('T', ' ');

/** Returns what is wrong with the option --max of a command, if anything is. */
export const faultOfMax = (command: string, max: string): string | undefined =>
  /^[1-9]\d{0,5}$/u.test(max) ? undefined : `${command}: --max is a number from 1 to 999999, not ${max}.`;

/** Prints rows as lines, or as one array in JSON, page by page. @param empty the line if there are none. */
export async function* printPages<Row>(
  pages: AsyncIterable<readonly Row[]>,
  { isJson, lineOf, empty }: { isJson: boolean; lineOf: (row: Row) => string; empty: string },
): AsyncGenerator<string> {
  let isFirst = true;
  for await (const rows of pages) {
    if (isJson) yield `${isFirst ? '[' : ','}\n${rows.map((row) => JSON.stringify(row)).join(',\n')}`;
    else yield rows.map(lineOf).join('\n');
    isFirst = false;
  }
  if (isJson) yield isFirst ? '[]' : ']';
  else if (isFirst) yield empty;
}
