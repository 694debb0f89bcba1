import { moduleFixtures } from '../fixtures/all.ts';
import { callerNames, type CallerName } from './callers.ts';

/** One route, called with one fixture, and the status that every kind of caller gets. */
export interface Row {
  /** `GET …/archive/documents`: `…` stands for `/associations/:association_id`. */
  route: string;
  /** The route with the fixture. */
  title: string;
  method: string;
  path: string;
  fixture: string | undefined;
  statuses: Readonly<Record<string, number>>;
}

/**
 * Who may call what (decisions §3 and §5). What exists but not for the caller is 404; a missing role for what the
 * caller may see is 403; so are the missing second factor, and a change by staff who may only read. The rows stand in
 * the fixtures of the modules; `npx -y pnpm@12 --filter @mijn/server callers` prints the whole table.
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
`;

const ROW = /^(?<method>[A-Z]+) +(?<path>\S+)(?: {2,}(?<fixture>\S.*?))? {2,}(?<statuses>[\d ]+)$/u;

function toRow(line: string): Row {
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
  };
}

const lines = moduleFixtures.flatMap(({ fixtures }) => fixtures.callers.trim().split('\n'));

export const rows: readonly Row[] = lines.map(toRow);

/** The table of all modules, to be read in one look. */
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
