import { moduleFixtures } from '../fixtures/all.ts';
import type { Fixtures } from '../fixtures/fixtures.ts';
import { callerNames, type CallerName } from './callers.ts';

/** A route that is called with one fixture, and the expected status for every kind of caller. */
export interface Row {
  /** The route, such as `GET …/archive/documents`. `…` is short for `/associations/:association_id`. */
  route: string;
  /** The route and the name of the fixture. */
  title: string;
  method: string;
  path: string;
  fixture: string | undefined;
  statuses: Readonly<Record<string, number>>;
  /** The fixtures of the module that has the route. */
  ofModule: Fixtures;
}

/**
 * The header of the authorisation table, which lists who may call each operation (docs/product.md#roles). The
 * status is 404 if the caller may not see the record. It is 403 if a role or the second factor is missing,
 * or if read-only staff try to change something. The fixtures of the modules define the rows of the table.
 * `npx -y pnpm@12 --filter @mijn/server callers` prints the whole table.
 */
const HEAD = `
without a session
|   second factor missing
|   |   owner
|   |   |   board
|   |   |   |   checker
|   |   |   |   |   copies only
|   |   |   |   |   |   elsewhere
|   |   |   |   |   |   |   nowhere
|   |   |   |   |   |   |   |   staff, reading
|   |   |   |   |   |   |   |   |   staff, writing
|   |   |   |   |   |   |   |   |   |   token, reading
|   |   |   |   |   |   |   |   |   |   |   token, writing
`;

const ROW = /^(?<method>[A-Z]+) +(?<path>\S+)(?: {2,}(?<fixture>\S.*?))? {2,}(?<statuses>[\d ]+)$/u;

function toRow(line: string, ofModule: Fixtures): Row {
  const { method = '', path = '', fixture, statuses = '' } = ROW.exec(line)?.groups ?? {};
  const figures = statuses.trim().split(/ +/u).map(Number);
  if (figures.length !== callerNames.length) throw new Error(`This is no row of the table: ${line}`);
  return {
    route: `${method} ${path}`,
    title: [`${method} ${path}`, ...(fixture === undefined ? [] : [fixture])].join(', '),
    method,
    path: path.replace('…', '/associations/:association_id'),
    fixture,
    statuses: Object.fromEntries(callerNames.map((name: CallerName, column) => [name, figures[column] ?? 0])),
    ofModule,
  };
}

export const rows: readonly Row[] = moduleFixtures.flatMap(({ fixtures }) =>
  fixtures.callers
    .trim()
    .split('\n')
    .map((line) => toRow(line, fixtures)),
);

/** Returns the table of all modules as text. */
export const callersTable = (): string => {
  const columns = rows.map(({ route, fixture = '', statuses }): [string, string, string] => [
    route.replace(' ', ' '.repeat(6 - route.indexOf(' '))),
    fixture,
    Object.values(statuses).join(' '),
  ]);
  const [route, fixture] = [0, 1].map((column) =>
    Math.max(...columns.map((row) => row[column]?.length ?? 0)),
  );
  const text = columns.map(
    (row) => `${row[0].padEnd(route ?? 0)}  ${row[1].padEnd(fixture ?? 0)}  ${row[2]}`,
  );
  const indent = ' '.repeat((route ?? 0) + (fixture ?? 0) + 4);
  return [
    ...HEAD.trim()
      .split('\n')
      .map((line) => indent + line),
    ...text,
  ].join('\n');
};
