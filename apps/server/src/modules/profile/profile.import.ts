import { addressKinds } from '@mijn/domain/profile/contract';
import { and, eq } from 'drizzle-orm';
import { object, string } from 'yup';
import { code, flag, requiredText, text } from '../../import/columns.ts';
import { defineImporter } from '../../import/importer.ts';
import { isOther, outcomeOf, withdrawnIf, written } from '../../import/outcomes.ts';
import { deletes } from '../../import/withdrawal.ts';
import { addresses } from './profile.tables.ts';

/** The maximum length of a postal code of any country, in characters. */
const POSTAL_CODE_LENGTH_MAX = 12;

/** Imports the addresses of members. Only the provider changes them. */
export const addressesImporter = defineImporter({
  name: 'addresses',
  known: addresses,
  columns: object({
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
  }),
  key: ['association_code', 'code'],
  references: (values) => [
    ['association_code', 'associations', values.association_code],
    ['user_code', 'users', values.user_code],
  ],
  withdrawal: deletes(addresses),
  async write({ id, line, values }, { queries, registry }) {
    const association_id = registry.idOf('associations', values.association_code);
    if (values.is_current === 'no') {
      const isThis = and(eq(addresses.association_id, association_id), eq(addresses.code, values.code));
      const { rowCount } = await queries.delete(addresses).where(isThis);
      return withdrawnIf((rowCount ?? 0) > 0);
    }
    const { kind, street, city, addressee = null, postal_code = null, country = 'NL' } = values;
    const changes = {
      user_id: registry.idOf('users', values.user_code),
      kind,
      addressee,
      street,
      postal_code,
      city,
      country,
      position: line,
    };
    const rows = await queries
      .insert(addresses)
      .values({ association_id, id, code: values.code, ...changes })
      .onConflictDoUpdate({
        target: [addresses.association_id, addresses.code],
        set: changes,
        setWhere: isOther(addresses, Object.keys(changes)),
      })
      .returning(written);
    return outcomeOf(rows);
  },
});
