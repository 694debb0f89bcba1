import { dutchDay } from '@mijn/domain/formats';
import { and, inArray, lte } from 'drizzle-orm';
import { pieces } from '../../../capabilities/import/columns.ts';
import type { ImportContext } from '../../../capabilities/import/import-context.ts';
import { defineImporter } from '../../../capabilities/import/importer.ts';
import type { Outcome } from '../../../capabilities/import/outcomes.ts';
import { keyIn, referenceIn } from '../../../capabilities/import/registry.ts';
import { createUpsert } from '../../../capabilities/import/upsert-rows.ts';
import { convenedOn, meetings } from '../meetings.tables.ts';
import { type ItemRow, itemColumns } from './agenda-columns.import.ts';
import { faultsOfItems, faultsOfStoredNumbers } from './agenda-faults.import.ts';
import { areKept, lockAgendas, withdrawal } from './board-agendas.import.ts';
import { haveSameDocuments, replaceDocuments } from './item-documents.import.ts';
import { meetingItems } from './agenda.tables.ts';

const target = ['association_id', 'code'] as const;
const facts = [
  'meeting_id',
  'number',
  'title',
  'text',
  'kind',
  'wording',
  'decision_kind',
  'options',
  'seats',
  'election_method',
] as const;

const compareFacts = createUpsert({ table: meetingItems, target, set: facts });
const upsert = createUpsert({
  table: meetingItems,
  target,
  set: [...facts, 'changed_at', 'text_changed_at'],
  hasVersion: true,
});

function itemOf({ id, values }: ItemRow, { registry }: ImportContext) {
  const { association_code, meeting_code } = values;
  return {
    association_id: registry.idOf('associations', association_code),
    id,
    code: values.code,
    meeting_id: registry.idOf('meetings', keyIn(association_code, meeting_code)),
    number: Number(values.number),
    title: values.title,
    text: values.text ?? null,
    kind: values.kind,
    wording: values.wording ?? null,
    decision_kind: values.decision_kind ?? null,
    options: pieces(values.options),
    seats: values.seats === undefined ? null : Number(values.seats),
    election_method: values.seats === undefined ? null : (values.election_method ?? 'majority'),
  };
}

/** Returns whether each row is stored as it is now, with its documents. */
async function areSame(rows: readonly ItemRow[], context: ImportContext) {
  const items = rows.map((row) => itemOf(row, context));
  const hasSameFacts = await compareFacts.listSame(context.queries, items);
  const documents = await haveSameDocuments(rows, context);
  return rows.map((_, at) => ({
    isSame: hasSameFacts[at] === true && documents[at] === true,
    hasSameDocuments: documents[at] === true,
  }));
}

const areRowsKept = async (rows: readonly ItemRow[], context: ImportContext): Promise<boolean[]> =>
  areKept(
    rows.map((row) => itemOf(row, context)),
    context,
  );

/** Returns the ids of the meetings to which the members were convened already. */
async function listConvened(
  items: readonly { association_id: string; meeting_id: string }[],
  { queries, now }: ImportContext,
): Promise<ReadonlySet<string>> {
  const rows = await queries
    .select({ id: meetings.id })
    .from(meetings)
    .where(
      and(
        inArray(
          meetings.association_id,
          items.map(({ association_id }) => association_id),
        ),
        inArray(
          meetings.id,
          items.map(({ meeting_id }) => meeting_id),
        ),
        lte(convenedOn, dutchDay(now)),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/**
 * A changed item has the time of the change for those who gave a proxy before, and once the members are convened for all
 * (docs/product.md#agenda).
 */
async function writeItems(rows: readonly ItemRow[], context: ImportContext) {
  if (rows.length === 0) return [];
  const items = rows.map((row) => itemOf(row, context));
  const convened = await listConvened(items, context);
  return upsert.write(
    context.queries,
    items.map((item, at) =>
      Object.assign(item, {
        changed_at: rows[at]?.isNew === false && convened.has(item.meeting_id) ? context.now : null,
        text_changed_at: rows[at]?.isNew === false ? context.now : null,
      }),
    ),
  );
}

/** Unchanged items, and those of agendas that the board changed, are not written (docs/decisions/0261). */
export const meetingItemsImporter = defineImporter({
  name: 'meeting-items',
  known: meetingItems,
  columns: itemColumns,
  key: ['association_code', 'code'],
  references: ({ association_code, meeting_code, document_codes }) => [
    ['association_code', 'associations', association_code],
    ['meeting_code', 'meetings', referenceIn(association_code, meeting_code)],
    ...pieces(document_codes).map(
      (one) => ['document_codes', 'meeting-documents', keyIn(association_code, one)] as const,
    ),
  ],
  check: faultsOfItems,
  checkTogether: faultsOfStoredNumbers,
  withdrawal,
  // A row of an agenda that the board changed is not the same, so that it is counted as kept.
  async listSame(rows, context) {
    const [same, kept] = [await areSame(rows, context), await areRowsKept(rows, context)];
    return same.map(({ isSame }, at) => isSame && kept[at] !== true);
  },
  async writeMany(all, context) {
    await lockAgendas(
      all.map((row) => itemOf(row, context)),
      context,
    );
    const kept = await areRowsKept(all, context);
    const rows = all.filter((_, at) => kept[at] !== true);
    const same = await areSame(rows, context);
    const changed = rows.filter((_, at) => same[at]?.isSame !== true);
    const written = new Map<string, Outcome>();
    for (const [at, outcome] of (await writeItems(changed, context)).entries()) {
      const row = changed[at];
      // A row of which only the documents differ counts as changed.
      if (row) written.set(row.id, outcome === 'unchanged' ? 'changed' : outcome);
    }
    await replaceDocuments(
      rows.filter((_, at) => same[at]?.hasSameDocuments !== true),
      context,
    );
    return all.map(({ id }, at) => (kept[at] === true ? 'kept' : (written.get(id) ?? 'unchanged')));
  },
});
