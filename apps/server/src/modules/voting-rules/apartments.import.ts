import { isDeepStrictEqual } from 'node:util';
import { apartmentVotings } from '@mijn/domain/voting-rules';
import { and, eq, inArray } from 'drizzle-orm';
import { object, string, type InferType } from 'yup';
import { code, pieces, requiredText, text, wholeNumber } from '../../capabilities/import/columns.ts';
import type { ImportContext } from '../../capabilities/import/import-context.ts';
import { defineImporter, forEachRow, type ImportRow } from '../../capabilities/import/importer.ts';
import type { Outcome } from '../../capabilities/import/outcomes.ts';
import { createUpsert } from '../../capabilities/import/upsert-rows.ts';
import { deletes } from '../../capabilities/import/withdrawal.ts';
import { owners } from '../../platform/database/index.ts';
import { idsOfOwners } from '../../capabilities/import/owners.ts';
import { type ApartmentSum, faultsOfTotals } from './votes-total.import.ts';
import { apartmentOwners, apartments } from './voting-rules.tables.ts';

const OWNERS_LENGTH_MAX = 1000;
const NAME_LENGTH_MAX = 200;

const columns = object({
  association_code: code(),
  code: code(),
  name: requiredText(),
  share: wholeNumber().required('is empty'),
  votes: wholeNumber().required('is empty'),
  owner_codes: text(OWNERS_LENGTH_MAX),
  owner_name: text(NAME_LENGTH_MAX),
  voting: string().oneOf(apartmentVotings, `must be one of ${apartmentVotings.join(', ')}`),
});

type ApartmentRow = ImportRow<InferType<typeof columns>>;

const upsert = createUpsert({
  table: apartments,
  target: ['association_id', 'code'],
  set: ['name', 'share', 'votes', 'deed_votes', 'voting', 'owner_name', 'position'],
});

const apartmentRows = (rows: readonly ApartmentRow[], { registry }: ImportContext) =>
  rows.map(({ id, line, values: { voting = 'yes', owner_name = null, ...values } }) => ({
    association_id: registry.idOf('associations', values.association_code),
    id,
    code: values.code,
    name: values.name,
    share: Number(values.share),
    votes: voting === 'yes' ? Number(values.votes) : 0,
    deed_votes: Number(values.votes),
    voting,
    owner_name,
    position: line,
  }));

const ownersOf = ({ values }: ApartmentRow): string[] => [...new Set(pieces(values.owner_codes))].toSorted();

/** Returns the codes of the stored owners of each apartment, in order. */
async function listStoredOwners(
  rows: readonly ApartmentRow[],
  { queries, registry }: ImportContext,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const associations = new Set(
    rows.map(({ values }) => registry.idOf('associations', values.association_code)),
  );
  const ids = rows.map(({ id }) => id);
  const stored = await queries
    .select({ apartment_id: apartmentOwners.apartment_id, code: owners.code })
    .from(apartmentOwners)
    .innerJoin(owners, eq(owners.id, apartmentOwners.owner_id))
    .where(
      and(
        inArray(apartmentOwners.association_id, [...associations]),
        inArray(apartmentOwners.apartment_id, ids),
      ),
    );
  const byApartment = Map.groupBy(stored, ({ apartment_id }) => apartment_id);
  return new Map([...byApartment].map(([id, some]) => [id, some.map(({ code: own }) => own).toSorted()]));
}

/** Returns for each row whether its owners are stored. */
async function haveSameOwners(rows: readonly ApartmentRow[], context: ImportContext): Promise<boolean[]> {
  const stored = await listStoredOwners(rows, context);
  return rows.map((row) => isDeepStrictEqual(stored.get(row.id) ?? [], ownersOf(row)));
}

/** @param ids the ids of owners by their codes. */
async function replaceOwners(
  row: ApartmentRow,
  ids: ReadonlyMap<string, string>,
  { queries, registry }: ImportContext,
): Promise<void> {
  const key = {
    association_id: registry.idOf('associations', row.values.association_code),
    apartment_id: row.id,
  };
  const isOfRow = and(
    eq(apartmentOwners.association_id, key.association_id),
    eq(apartmentOwners.apartment_id, key.apartment_id),
  );
  await queries.delete(apartmentOwners).where(isOfRow);
  const added = ownersOf(row).flatMap((own) => {
    const owner_id = ids.get(own);
    return owner_id === undefined ? [] : [{ ...key, owner_id }];
  });
  if (added.length > 0) await queries.insert(apartmentOwners).values(added);
}

/** The names of the totals are those of the columns. */
const summed: readonly ApartmentSum[] = ['votes', 'share'];

/** Only the provider changes apartments. The votes and shares of an association add up to the totals in its rules. */
export const apartmentsImporter = defineImporter({
  name: 'apartments',
  known: apartments,
  columns,
  key: ['association_code', 'code'],
  references: (values) => [['association_code', 'associations', values.association_code]],
  check: forEachRow(async ({ values }, { totals }) => {
    const { association_code } = values;
    if (association_code === undefined) return [];
    for (const column of summed) totals.add(column, association_code, Number(values[column] ?? 0));
    return [];
  }),
  checkTogether: (context) => faultsOfTotals(context, context.totals.codesOf('votes')),
  withdrawal: deletes(apartments),
  async listSame(rows, context) {
    const same = await upsert.listSame(context.queries, apartmentRows(rows, context));
    const haveOwners = await haveSameOwners(rows, context);
    return rows.map((_, at) => same[at] === true && haveOwners[at] === true);
  },
  async writeMany(rows, context) {
    const haveOwners = await haveSameOwners(rows, context);
    const ids = await idsOfOwners(context.queries, rows.flatMap(ownersOf));
    const outcomes = await upsert.write(context.queries, apartmentRows(rows, context));
    const results: Outcome[] = [];
    for (const [at, row] of rows.entries()) {
      const outcome = outcomes[at] ?? 'unchanged';
      const isSame = haveOwners[at] === true;
      if (!isSame) await replaceOwners(row, ids, context);
      results.push(outcome === 'unchanged' && !isSame ? 'changed' : outcome);
    }
    return results;
  },
});
