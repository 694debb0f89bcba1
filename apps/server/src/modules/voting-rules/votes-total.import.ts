import type { VotingRuleName } from '@mijn/domain/voting-rules';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ImportContext } from '../../capabilities/import/import-context.ts';
import { keyIn } from '../../capabilities/import/registry.ts';
import { associations } from '../../platform/database/index.ts';
import { apartments, votingRules } from './voting-rules.tables.ts';

/** What the apartments of an association add up to, and the rules that say what that must be. */
const SUMS = [
  { column: 'votes', rule: 'votes_total' },
  { column: 'share', rule: 'shares_total' },
] as const satisfies readonly { column: string; rule: VotingRuleName }[];

/** The largest integer of PostgreSQL. */
const SUM_MAX = 2_147_483_647;

/** The name of the total of a column of apartments.csv. */
export type ApartmentSum = (typeof SUMS)[number]['column'];

async function listStoredApartments(
  { queries, registry, complete }: ImportContext,
  codes: readonly string[],
) {
  if (codes.length === 0 || complete.includes('apartments')) return [];
  const rows = await queries
    .select({
      association: associations.code,
      code: apartments.code,
      // A suspended vote is one of the total of the deed.
      votes: sql<number>`coalesce(${apartments.deed_votes}, ${apartments.votes})`,
      share: apartments.share,
    })
    .from(apartments)
    .innerJoin(associations, eq(associations.id, apartments.association_id))
    .where(inArray(associations.code, codes));
  return rows.filter(
    ({ association, code }) => !registry.isDelivered('apartments', keyIn(association, code)),
  );
}

const listStoredRules = ({ queries }: ImportContext, codes: readonly string[]) =>
  queries
    .select({ association: associations.code, rule: votingRules.rule, value: votingRules.value })
    .from(votingRules)
    .innerJoin(associations, eq(associations.id, votingRules.association_id))
    .where(and(inArray(associations.code, codes), eq(votingRules.decision_kind, '')));

/**
 * Returns a fault for each total that the apartments of these associations do not add up to, with the rows of this folder in place of
 * those of earlier imports (docs/import.md#apartmentscsv). An association without apartments or without the rule has no total to check.
 */
export async function faultsOfTotals(context: ImportContext, codes: readonly string[]) {
  if (codes.length === 0) return [];
  const { totals } = context;
  const stored = Map.groupBy(await listStoredApartments(context, codes), ({ association }) => association);
  const rules = await listStoredRules(context, codes);
  return codes.flatMap((code) => {
    const others = stored.get(code) ?? [];
    if (others.length === 0 && totals.of('votes', code) === undefined) return [];
    return SUMS.flatMap(({ column, rule }) => {
      const known = rules.find((one) => one.association === code && one.rule === rule);
      const total = totals.of(rule, code) ?? (known && Number(known.value));
      const sum = others.reduce((all, other) => all + other[column], totals.of(column, code) ?? 0);
      const sumOf = `the ${column === 'votes' ? 'votes' : 'shares'} of ${code} add up to`;
      if (sum > SUM_MAX) return [{ reason: `${sumOf} more than ${SUM_MAX}` }];
      if (total === undefined || total === sum) return [];
      return [{ reason: `${sumOf} ${sum}, but its ${rule} is ${total}` }];
    });
  });
}
