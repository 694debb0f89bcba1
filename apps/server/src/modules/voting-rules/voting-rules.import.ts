import { expectedValue, isRuleOfKinds, voteBases, votingRuleNames } from '@mijn/domain/voting-rules';
import { and, eq, sql } from 'drizzle-orm';
import { object, string } from 'yup';
import { code, text } from '../../capabilities/import/columns.ts';
import { plainFlag } from '../../capabilities/import/excel-spellings.ts';
import { defineImporter, forEachRow } from '../../capabilities/import/importer.ts';
import { isOther, outcomeOf, written } from '../../capabilities/import/outcomes.ts';
import type { Withdrawal } from '../../capabilities/import/withdrawal.ts';
import { associations } from '../../platform/database/index.ts';
import { faultsOfTotals } from './votes-total.import.ts';
import { votingRules } from './voting-rules.tables.ts';

const KIND_LENGTH_MAX = 100;
const VALUE_LENGTH_MAX = 100;

/** A word, several words with semicolons between them, or a number. The rule says which. */
const ruleValue = () =>
  text(VALUE_LENGTH_MAX)
    .meta({ plain: plainFlag })
    .matches(
      /^[\da-z_]+(?:; ?[\da-z_]+)*$/u,
      'must be a number, a word in small letters, or several with semicolons',
    );

const withdrawal: Withdrawal = {
  // A rule has no id of its own: its association and its key name it.
  list: () =>
    sql`select array[${associations.code}, ${votingRules.rule}, ${votingRules.decision_kind}] as key,
        ${votingRules.association_id}, ${votingRules.association_id} as id
      from ${votingRules} join ${associations} on ${associations.id} = ${votingRules.association_id}`,
  async withdraw({ key: [, rule = '', decision_kind = ''], association_id }, { queries }) {
    const { rowCount } = await queries
      .delete(votingRules)
      .where(
        and(
          sql`${votingRules.association_id} = ${association_id}`,
          sql`${votingRules.rule} = ${rule}`,
          eq(votingRules.decision_kind, decision_kind),
        ),
      );
    return (rowCount ?? 0) > 0;
  },
};

/** Only the provider changes the rules of an association, which are in its deed. */
export const votingRulesImporter = defineImporter({
  name: 'voting-rules',
  columns: object({
    association_code: code(),
    rule: string()
      .oneOf(votingRuleNames, `must be one of ${votingRuleNames.join(', ')}`)
      .required('is empty'),
    decision_kind: text(KIND_LENGTH_MAX),
    value: ruleValue().required('is empty'),
    basis: string().oneOf(voteBases, `must be one of ${voteBases.join(', ')}`),
    note: text(),
  }),
  key: ['association_code', 'rule', 'decision_kind'],
  references: (values) => [['association_code', 'associations', values.association_code]],
  check: forEachRow(async ({ values }, { totals, registry }) => {
    const { association_code, rule, decision_kind, value, basis } = values;
    if (association_code === undefined || rule === undefined) return [];
    if (decision_kind !== undefined && !isRuleOfKinds(rule))
      return [{ column: 'decision_kind', reason: `must be empty, because ${rule} holds for all decisions` }];
    if (decision_kind !== undefined) {
      const name = `${association_code}/${decision_kind.toLowerCase()}`;
      const first = registry.claim('kinds of decisions', name, decision_kind);
      if (first !== undefined && first !== decision_kind)
        return [{ column: 'decision_kind', reason: `is written as ${first} in another row` }];
    }
    if (basis !== undefined && rule !== 'majority')
      return [{ column: 'basis', reason: 'must be empty, because only a majority has a basis' }];
    if (value === undefined) return [];
    const expected = expectedValue(rule, value);
    if (expected !== undefined) return [{ column: 'value', reason: `must be ${expected}` }];
    if (rule === 'votes_total' || rule === 'shares_total') totals.add(rule, association_code, Number(value));
    return [];
  }),
  // The check of apartments.csv is about all rules of its associations.
  checkTogether: ({ totals, ...context }) => {
    const codes = new Set([...totals.codesOf('votes_total'), ...totals.codesOf('shares_total')]);
    return faultsOfTotals(
      { totals, ...context },
      [...codes].filter((one) => totals.of('votes', one) === undefined),
    );
  },
  withdrawal,
  async write({ line, values }, { queries, registry }) {
    const { association_code, rule, decision_kind = '', value, basis = 'cast', note = null } = values;
    const changes = { value, basis, note, position: line };
    const rows = await queries
      .insert(votingRules)
      .values({
        ...changes,
        association_id: registry.idOf('associations', association_code),
        rule,
        decision_kind,
      })
      .onConflictDoUpdate({
        target: [votingRules.association_id, votingRules.rule, votingRules.decision_kind],
        set: changes,
        setWhere: isOther(votingRules, ['value', 'basis', 'note', 'position']),
      })
      .returning(written);
    return outcomeOf(rows);
  },
});
