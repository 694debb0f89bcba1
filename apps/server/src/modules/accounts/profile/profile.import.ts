import { addressKinds } from '@mijn/domain/profile/contract';
import { and, eq } from 'drizzle-orm';
import { type InferType, object, string } from 'yup';
import { code, flag, requiredText, text } from '../../../capabilities/import/columns.ts';
import { defineImporter, type ImportRow } from '../../../capabilities/import/importer.ts';
import { type Outcome, withdrawnIf } from '../../../capabilities/import/outcomes.ts';
import { byCode } from '../../../capabilities/import/known-sets.ts';
import { createUpsert, inGroups } from '../../../capabilities/import/upsert-rows.ts';
import { deletes } from '../../../capabilities/import/withdrawal.ts';
import { addresses } from './profile.tables.ts';
import type { ImportContext } from '../../../capabilities/import/import-context.ts';

const POSTAL_CODE_LENGTH_MAX = 12;

const columns = object({
  association_code: code(),
  code: code(),
  user_code: code(),
  kind: string()
    .oneOf([...addressKinds], `must be one of ${addressKinds.join(', ')}`)
    .required('is empty'),
  addressee: text(),
  street: requiredText(),
  postal_code: text(POSTAL_CODE_LENGTH_MAX),
  city: requiredText(),
  country: string().matches(/^[A-Z]{2}$/u, 'must be a country of two letters, such as NL'),
  is_current: flag(),
});

type AddressRow = ImportRow<InferType<typeof columns>>;

const upsert = createUpsert({
  table: addresses,
  target: ['association_id', 'code'],
  set: ['user_id', 'kind', 'addressee', 'street', 'postal_code', 'city', 'country', 'position'],
});

const addressRows = (rows: readonly AddressRow[], { registry }: ImportContext) =>
  rows.map(({ id, line, values }) => ({
    association_id: registry.idOf('associations', values.association_code),
    id,
    code: values.code,
    user_id: registry.idOf('users', values.user_code),
    kind: values.kind,
    addressee: values.addressee ?? null,
    street: values.street,
    postal_code: values.postal_code ?? null,
    city: values.city,
    country: values.country ?? 'NL',
    position: line,
  }));

const isEnded = ({ values }: AddressRow): boolean => values.is_current === 'no';

async function removeAddresses(rows: readonly AddressRow[], context: ImportContext): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { association_id, code: ownCode } of addressRows(rows, context)) {
    const isThis = and(eq(addresses.association_id, association_id), eq(addresses.code, ownCode));
    const { rowCount } = await context.queries.delete(addresses).where(isThis);
    outcomes.push(withdrawnIf((rowCount ?? 0) > 0));
  }
  return outcomes;
}

/** Only the provider changes addresses. */
export const addressesImporter = defineImporter({
  name: 'addresses',
  known: addresses,
  columns,
  key: ['association_code', 'code'],
  references: (values) => [
    ['association_code', 'associations', values.association_code],
    ['user_code', 'users', values.user_code],
  ],
  withdrawal: deletes(addresses),
  recognition: {
    table: addresses,
    join: byCode(addresses),
    columnsOf: ({ is_current }) => (is_current === 'no' ? undefined : upsert.compared),
    rowsOf: addressRows,
  },
  listSame: (rows, context) =>
    inGroups(rows, isEnded, async (ended, some) =>
      ended ? some.map(() => false) : upsert.listSame(context.queries, addressRows(some, context)),
    ),
  writeMany: (rows, context) =>
    inGroups(rows, isEnded, async (ended, some) =>
      ended ? removeAddresses(some, context) : upsert.write(context.queries, addressRows(some, context)),
    ),
});
