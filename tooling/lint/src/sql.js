import { isAround, moduleOf, placeOf } from './places.js';

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
      CallExpression: ({ callee }) => {
        if (callee.type !== 'MemberExpression') return;
        report(callee, faultOfStatement(file, nameOf(callee.object), nameOf(callee.property)));
      },
    };
  },
};
