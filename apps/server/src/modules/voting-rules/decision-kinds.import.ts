import { and, eq, inArray, ne } from 'drizzle-orm';
import type { ColumnFault } from '../../capabilities/import/faults.ts';
import type { ImportContext } from '../../capabilities/import/import-context.ts';
import { associations } from '../../platform/database/index.ts';
import { votingRules } from './voting-rules.tables.ts';

/** A kind of decisions of one association. */
interface DecisionKind {
  association_code: string;
  decision_kind: string;
}

const nameOf = ({ association_code, decision_kind }: DecisionKind): string =>
  JSON.stringify([association_code, decision_kind]);

/** The rules that a kind of decisions can have, which are in the keys of the rows. */
const RULES = ['majority', 'quorum'] as const;

async function listStoredKinds({ queries, complete }: ImportContext, codes: readonly string[]) {
  // What a complete file omits is withdrawn.
  if (codes.length === 0 || complete.includes('voting-rules')) return [];
  return queries
    .selectDistinct({ association_code: associations.code, decision_kind: votingRules.decision_kind })
    .from(votingRules)
    .innerJoin(associations, eq(associations.id, votingRules.association_id))
    .where(and(inArray(associations.code, [...codes]), ne(votingRules.decision_kind, '')));
}

/** Returns for each kind of decisions whether its association has rules for it, in this folder or of an earlier import. */
async function areKnownKinds(kinds: readonly DecisionKind[], context: ImportContext): Promise<boolean[]> {
  const codes = new Set(kinds.map(({ association_code }) => association_code));
  const stored = new Set((await listStoredKinds(context, [...codes])).map(nameOf));
  return kinds.map(
    (kind) =>
      stored.has(nameOf(kind)) ||
      RULES.some((rule) =>
        context.registry.isDelivered('voting-rules', [kind.association_code, rule, kind.decision_kind]),
      ),
  );
}

/** Returns a fault for a kind of decisions without voting rules, because a typing error would change what a proposal needs. */
export async function faultsOfDecisionKinds(
  rows: readonly Partial<Record<keyof DecisionKind, string | undefined>>[],
  context: ImportContext,
): Promise<ColumnFault[][]> {
  const named = rows.map(({ association_code, decision_kind }) =>
    association_code === undefined || decision_kind === undefined
      ? []
      : [{ association_code, decision_kind }],
  );
  const areKnown = (await areKnownKinds(named.flat(), context)).values();
  return named.map((some) =>
    some.flatMap(({ association_code, decision_kind }) =>
      areKnown.next().value === true
        ? []
        : [
            {
              column: 'decision_kind',
              reason: `${decision_kind} is no decision_kind of ${association_code} in voting-rules.csv, nor imported before`,
            },
          ],
    ),
  );
}
