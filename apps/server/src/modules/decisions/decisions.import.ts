import { pieces } from '../../capabilities/import/columns.ts';
import type { ColumnFault } from '../../capabilities/import/faults.ts';
import type { ImportContext } from '../../capabilities/import/import-context.ts';
import { defineImporter } from '../../capabilities/import/importer.ts';
import { keyIn, referenceIn } from '../../capabilities/import/registry.ts';
import { createUpsert } from '../../capabilities/import/upsert-rows.ts';
import { deletes } from '../../capabilities/import/withdrawal.ts';
import { requestManyWebhooks } from '../../capabilities/webhooks/request-webhooks.ts';
import { faultsOfDocuments, faultsOfMeetingDays } from '../meetings/meetings.service.ts';
import { faultsOfDecisionKinds } from '../voting-rules/voting-rules.service.ts';
import { numberDecisions } from './decision-numbers.repository.ts';
import { type CheckedDecision, decisionColumns, type DecisionRow } from './decisions-columns.import.ts';
import { decisions } from './decisions.tables.ts';
import { faultsOfSuperseded, noteDecisions } from './superseded.import.ts';

const upsert = createUpsert({
  table: decisions,
  target: ['association_id', 'code'],
  set: [
    'meeting_id',
    'decided_on',
    'number',
    'title',
    'wording',
    'decision_kind',
    'outcome',
    'votes_for',
    'votes_against',
    'votes_abstained',
    'votes_present',
    'published_on',
    'in_force_since',
    'superseded_by_id',
    'document_ids',
  ],
});

const countOf = (value: string | undefined): number | null => (value === undefined ? null : Number(value));

function decisionOf({ id, values }: DecisionRow, { registry }: ImportContext) {
  const { association_code, meeting_code, superseded_by, document_codes } = values;
  const idOf = (kind: string, code: string | undefined): string | null =>
    code === undefined ? null : registry.idOf(kind, keyIn(association_code, code));
  return {
    association_id: registry.idOf('associations', association_code),
    id,
    code: values.code,
    meeting_id: idOf('meetings', meeting_code),
    decided_on: values.decided_on,
    number: values.number ?? null,
    title: values.title,
    wording: values.wording,
    decision_kind: values.decision_kind ?? null,
    outcome: values.outcome,
    votes_for: countOf(values.votes_for),
    votes_against: countOf(values.votes_against),
    votes_abstained: countOf(values.votes_abstained),
    votes_present: countOf(values.votes_present),
    published_on: values.published_on ?? null,
    in_force_since: values.in_force_since ?? null,
    superseded_by_id: idOf('decisions', superseded_by),
    document_ids: [...new Set(pieces(document_codes))].map((code) =>
      registry.idOf('meeting-documents', keyIn(association_code, code)),
    ),
  };
}

function faultsOfRow({ values }: CheckedDecision): ColumnFault[] {
  const { code, meeting_code, document_codes, decided_on, published_on, superseded_by } = values;
  const needsMeeting = document_codes !== undefined && meeting_code === undefined;
  const isEarly = decided_on !== undefined && published_on !== undefined && published_on < decided_on;
  return [
    ...(needsMeeting
      ? [{ column: 'document_codes', reason: 'must be empty, because the row has no meeting_code' }]
      : []),
    ...(superseded_by !== undefined && superseded_by === code
      ? [{ column: 'superseded_by', reason: 'is the decision itself' }]
      : []),
    ...(isEarly ? [{ column: 'published_on', reason: `must not be before decided_on, ${decided_on}` }] : []),
  ];
}

async function faultsOfDecisions(rows: readonly CheckedDecision[], context: ImportContext) {
  noteDecisions(rows, context);
  const all = [
    await faultsOfMeetingDays(rows, context),
    await faultsOfDecisionKinds(
      rows.map(({ values }) => values),
      context,
    ),
    await faultsOfDocuments(rows, context),
  ];
  return rows.map((row, at) => [...faultsOfRow(row), ...all.flatMap((faults) => faults[at] ?? [])]);
}

/** The decisions that the provider delivers. Unchanged decisions are not written. */
export const decisionsImporter = defineImporter({
  name: 'decisions',
  known: decisions,
  columns: decisionColumns,
  key: ['association_code', 'code'],
  // A decision comes before the later one that supersedes it, so `faultsOfSuperseded` checks that reference.
  references: ({ association_code, meeting_code, document_codes }) => [
    ['association_code', 'associations', association_code],
    ['meeting_code', 'meetings', referenceIn(association_code, meeting_code)],
    ...pieces(document_codes).map(
      (one) => ['document_codes', 'meeting-documents', keyIn(association_code, one)] as const,
    ),
  ],
  check: faultsOfDecisions,
  checkTogether: faultsOfSuperseded,
  withdrawal: deletes(decisions),
  listSame: async (rows, context) =>
    upsert.listSame(
      context.queries,
      rows.map((row) => decisionOf(row, context)),
    ),
  async writeMany(rows, context) {
    const { queries, now } = context;
    const filed = rows.map((row) => decisionOf(row, context));
    const outcomes = await upsert.write(queries, filed);
    for (const id of new Set(filed.map(({ association_id }) => association_id)))
      await numberDecisions(queries, id);
    const recorded = filed.filter((_, at) => outcomes[at] !== 'unchanged');
    await requestManyWebhooks(queries, { kind: 'decision.recorded', subjects: recorded }, now);
    return outcomes;
  },
});
