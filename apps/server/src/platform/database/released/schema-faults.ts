import type { Schema } from './read-schema.ts';

type Columns = Schema['tables'][string];
type Column = Columns[string];

function faultsOfColumn(where: string, before: Column, after: Column | undefined): string[] {
  if (!after) return [`${where} is gone, and the previous version reads and writes it`];
  const faults: [boolean, string][] = [
    [after.type !== before.type, `${where} has the type ${after.type} instead of ${before.type}`],
    [
      after.is_required && !before.is_required,
      `${where} is required, and the previous version may write null`,
    ],
    [
      !after.is_required && before.is_required,
      `${where} may be null, and the previous version reads it as never null`,
    ],
    [after.is_generated !== before.is_generated, `${where} is generated in one of the versions alone`],
    [
      before.default !== null && after.default !== before.default,
      `${where} has another default, which the previous version relies on: ${after.default ?? 'none'}`,
    ],
  ];
  return faults.filter(([applies]) => applies).map(([, fault]) => fault);
}

const isWritable = ({ is_required, is_generated, default: value }: Column): boolean =>
  !is_required || is_generated || value !== null;

function faultsOfTable(table: string, before: Columns, after: Columns | undefined): string[] {
  if (!after) return [`The table ${table} is gone`];
  const kept = Object.entries(before).flatMap(([name, column]) =>
    faultsOfColumn(`${table}.${name}`, column, after[name]),
  );
  const added = Object.entries(after)
    .filter(([name, column]) => !(name in before) && !isWritable(column))
    .map(
      ([name]) =>
        `${table}.${name} is new and required without a default, and the previous version does not write it`,
    );
  return [...kept, ...added];
}

/** Returns the table in a line such as `todos: PRIMARY KEY (association_id, id)`. */
const tableOf = (line: string): string => line.split(': ')[0] ?? '';

function faultsOfRules(before: Schema, after: Schema): string[] {
  return [
    ...before.rules.filter((line) => !after.rules.includes(line)).map((line) => `A rule is gone: ${line}`),
    ...after.rules
      .filter((line) => !before.rules.includes(line) && tableOf(line) in before.tables)
      .map((line) => `A rule is new for the previous version: ${line}`),
  ];
}

function faultsOfTriggers(before: Schema, after: Schema): string[] {
  const of = ({ triggers }: Schema, table: string): string =>
    triggers.filter((line) => tableOf(line) === table).join('\n');
  return Object.keys(before.tables)
    .filter((table) => of(before, table) !== of(after, table))
    .map((table) => `${table} has other triggers than in the previous version`);
}

function faultsOfFunction(name: string, digest: string, { functions }: Schema): string[] {
  const now = functions[name];
  if (now === undefined) return [`The function ${name} is gone`];
  return now === digest ? [] : [`The function ${name} does something else`];
}

/**
 * Returns why a server of the previous version may fail on a newer schema, one line each. A new rule or another trigger on a
 * table that the previous version knows counts too, because nothing here can tell whether its writes keep the rule. New tables
 * never count, because the previous version does not use them.
 */
export function schemaFaults(before: Schema, after: Schema): string[] {
  return [
    ...Object.entries(before.tables).flatMap(([table, columns]) =>
      faultsOfTable(table, columns, after.tables[table]),
    ),
    ...faultsOfRules(before, after),
    ...faultsOfTriggers(before, after),
    ...Object.entries(before.functions).flatMap(([name, digest]) => faultsOfFunction(name, digest, after)),
  ];
}

/** What a migration may not contain, unless it is accepted, because a server of the previous version runs beside it. */
const STATEMENTS: readonly [RegExp, string][] = [
  [/\bdrop\s+(?:table|column|function|view|type|constraint|trigger|index|default)\b/iu, 'drops something'],
  [/\btruncate\b/iu, 'truncates a table'],
  [/\brename\b/iu, 'renames something'],
  [/\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/iu, 'changes the type of a column'],
  [/\bset\s+not\s+null\b/iu, 'requires a column'],
  [/\bdisable\s+trigger\b/iu, 'disables a trigger'],
  [/\bdelete\s+from\b/iu, 'deletes rows'],
  [/^(?:begin|commit|rollback)\s*(?:transaction\s*)?;/imu, 'ends the transaction of the runner'],
  [/\bconcurrently\b/iu, "has a statement that can't run in the transaction of the runner"],
];

/** Returns the statements without comments, indents, and the bodies of functions, which run later. */
const statementsIn = (sql: string): string =>
  sql
    .replaceAll(/--.*/gu, '')
    .replaceAll(/\/\*[\s\S]*?\*\//gu, '')
    .replaceAll(/\bas\s+\$\$[\s\S]*?\$\$/giu, '')
    .replaceAll(/^\s+/gmu, '');

/** Returns what is wrong with the files of the migrations, one line each. */
export function fileFaults(before: Schema, after: Schema, textOf: (name: string) => string): string[] {
  const last = Object.keys(before.migrations).toSorted().at(-1) ?? '';
  const changed = Object.entries(before.migrations)
    .filter(([name, digest]) => after.migrations[name] !== digest)
    .map(([name]) => `${name} was released, and is changed or gone`);
  const added = Object.keys(after.migrations).filter((name) => !(name in before.migrations));
  const early = added.filter((name) => name < last).map((name) => `${name} is new, and comes before ${last}`);
  const statements = added.flatMap((name) => {
    const sql = statementsIn(textOf(name));
    return STATEMENTS.filter(([pattern]) => pattern.test(sql)).map(([, what]) => `${name} ${what}`);
  });
  return [...changed, ...early, ...statements];
}
