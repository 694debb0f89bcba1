interface Scan {
  table: string;
  alias: string;
}

const SCAN = / Scan(?: Backward)?(?: using \S+)? on public\.(\w+)(?: (\w+))?$/u;
const CONDITION = /^ *(?:Index Cond|Recheck Cond|Filter|Join Filter|Hash Cond|Merge Cond|Cache Key): /u;
/** A comparison of the association of a table with that of another table, or with a value. */
const EQUALITY = /(\w+)\.association_id = (\w+\.association_id|\$\d+|'[0-9a-f-]{36}'::uuid)/gu;
const REVERSED = /(\$\d+|'[0-9a-f-]{36}'::uuid) = (\w+)\.association_id/gu;

/** Terms that are equal to each other, each with a representative. */
function createGroups() {
  const parents = new Map<string, string>();
  const rootOf = (term: string): string => {
    const parent = parents.get(term);
    return parent === undefined ? term : rootOf(parent);
  };
  const join = (one: string, other: string): void => {
    const [root, otherRoot] = [rootOf(one), rootOf(other)];
    if (root !== otherRoot) parents.set(root, otherRoot);
  };
  return { rootOf, join };
}

/**
 * Returns the scans that a cluster distributed by association could not do on one node, because no condition binds them to
 * the association of the other scans. @param plan generic, from `explain (verbose, costs off)`. @param values the
 * parameters: two with the same association are equal.
 */
export function associationFaults(
  plan: string,
  values: readonly unknown[],
  distributed: ReadonlySet<string>,
): string[] {
  const lines = plan.split('\n');
  const scans = lines.flatMap((line): Scan[] => {
    const [, table = '', alias = table] = SCAN.exec(line) ?? [];
    return distributed.has(table) ? [{ table, alias }] : [];
  });
  const conditions = lines.filter((line) => CONDITION.test(line)).join('\n');
  const valueOf = (term: string): string => {
    if (term.startsWith("'")) return JSON.stringify(term.replaceAll(/'|::uuid/gu, ''));
    if (!term.startsWith('$')) return term;
    const value = values[Number(term.slice(1)) - 1];
    return value === undefined ? term : JSON.stringify(value);
  };
  const groups = createGroups();
  const [first] = scans;
  if (!first) return [];
  const names = new Set(scans.map(({ alias }) => alias));
  const equate = (alias: string, term: string): void => {
    const [source = '', column] = term.split('.');
    // The scans in a subquery are checked themselves.
    const isOfSubquery = column !== undefined && !names.has(source);
    groups.join(`${alias}.association_id`, isOfSubquery ? `${first.alias}.association_id` : valueOf(term));
  };
  for (const [, alias = '', term = ''] of conditions.matchAll(EQUALITY)) equate(alias, term);
  for (const [, term = '', alias = ''] of conditions.matchAll(REVERSED)) equate(alias, term);
  const rootOf = ({ alias }: Scan): string => groups.rootOf(`${alias}.association_id`);
  const isFree = (scan: Scan): boolean => rootOf(scan) === `${scan.alias}.association_id`;
  return scans
    .filter((scan) => (scans.length === 1 ? isFree(scan) : rootOf(scan) !== rootOf(first) || isFree(first)))
    .map(({ table }) => table);
}
