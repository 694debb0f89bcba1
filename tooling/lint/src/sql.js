import { globSync, readFileSync } from 'node:fs';
import { folderOf, isAround, moduleOf, placeOf } from './places.js';

const SERVER = new URL('../../../apps/server/', import.meta.url);

/** The folder of modules to which each table belongs, as its `*.tables.ts` says. */
const owners = new Map(
  globSync('src/modules/**/*.tables.ts', { cwd: SERVER }).flatMap((file) =>
    Array.from(
      readFileSync(new URL(file, SERVER), 'utf8').matchAll(/Table\(\s*'([a-z_]+)'/gu),
      ([, table]) => [table, folderOf(file)],
    ),
  ),
);

/**
 * The folders of modules that read each other's tables. The rows of one evening are counted, locked and compared in one statement,
 * so that all are of the same moment.
 */
const OF_A_MEETING = new Set(['decisions', 'meetings', 'minutes', 'participation', 'voting', 'voting-rules']);

/** The tables that another folder of modules may read in its own SQL. It changes none of them. */
const READ_BY_OTHERS = {
  // The action items of the minutes are those that name one of its decisions.
  todos: ['minutes'],
  // The streets of a deleted account disappear from its reports, in the statement that finds them.
  addresses: ['todos'],
};

const NAMED = /\b(delete from|from|join|into|update|using)\s+(?:only\s+)?([a-z_]+)/giu;

const mayRead = (folder, owner, table) =>
  READ_BY_OTHERS[table]?.includes(folder) || [folder, owner].every((name) => OF_A_MEETING.has(name));

/** Returns why a file of a module may not name the tables of a text of SQL, or undefined if it may. */
export function faultOfTables(file, text) {
  const place = placeOf(file);
  const folder = place?.owner === 'apps/server' && !isAround(file) ? folderOf(place.inside) : undefined;
  if (folder === undefined) return undefined;
  for (const [, word, table] of text.matchAll(NAMED)) {
    const owner = owners.get(table.toLowerCase());
    if (owner === undefined || owner === folder) continue;
    if (!/^(from|join)$/iu.test(word) || !mayRead(folder, owner, table))
      return `The table ${table} belongs to ${owner}: call its service, or let it export the SQL.`;
  }
  return undefined;
}

/** Matches the files of a server module that may contain SQL. */
const WITH_SQL = /\.(repository|tables|access|search|import|personal-data)\.ts$/u;

const SQL_PACKAGE = /^(drizzle-orm|pg)(\/|$)/u;

/** The names of the objects that run SQL statements in the server. */
const RUNNERS = new Set(['queries', 'transaction', 'database', 'pool']);
const STATEMENTS = new Set(['select', 'insert', 'update', 'delete', 'execute', 'prepared', 'query']);

const MESSAGE =
  'SQL is in files named .repository.ts, .tables.ts, .access.ts, .search.ts, .import.ts or .personal-data.ts.';

function isWithoutSql(file) {
  const place = placeOf(file);
  return (
    place?.owner === 'apps/server' &&
    moduleOf(place.inside) !== undefined &&
    !isAround(file) &&
    !WITH_SQL.test(file)
  );
}

export function faultOfSqlImport(file, specifier) {
  return isWithoutSql(file) && SQL_PACKAGE.test(specifier) ? MESSAGE : undefined;
}

/** The checked calls are such as `queries.insert(…)` and `database.queries.insert(…)`. */
export function faultOfStatement(file, runner, method) {
  return isWithoutSql(file) && RUNNERS.has(runner) && STATEMENTS.has(method) ? MESSAGE : undefined;
}

const nameOf = (node) => {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' ? nameOf(node.property) : '';
};

export const sql = {
  meta: { type: 'problem', docs: { description: 'SQL of a module is in its repository.' } },
  create(context) {
    const file = context.filename.replaceAll('\\', '/');
    const report = (node, message) => message && context.report({ node, message });
    return {
      ImportDeclaration: (node) => {
        if (node.importKind !== 'type')
          report(node.source, faultOfSqlImport(file, String(node.source.value)));
      },
      TemplateElement: (node) => report(node, faultOfTables(file, node.value.raw)),
      CallExpression: ({ callee }) => {
        if (callee.type !== 'MemberExpression') return;
        report(callee, faultOfStatement(file, nameOf(callee.object), nameOf(callee.property)));
      },
    };
  },
};
