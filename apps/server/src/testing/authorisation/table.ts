import { moduleFixtures } from '../fixtures/all.ts';
import type { Fixtures } from '../fixtures/fixtures.ts';
import { callerNames, type CallerName } from './callers.ts';

export interface Row {
  /** `…` is short for `/associations/:association_id`, as in `GET …/archive/documents`. */
  route: string;
  title: string;
  method: string;
  path: string;
  fixture: string | undefined;
  statuses: Readonly<Record<string, number>>;
  ofModule: Fixtures;
}

/**
 * A status is 404 if the caller may not see the record, and 403 if a role or second factor is missing, or if read-only
 * staff change something (docs/product.md#roles). `npx -y pnpm@12 --filter @mijn/server callers` prints the whole table.
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
