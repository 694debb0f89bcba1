import { and, eq } from 'drizzle-orm';
import { object } from 'yup';
import { memberships } from '../../database/index.ts';
import { code, flag, requiredFlag } from '../../import/columns.ts';
import { defineImporter } from '../../import/importer.ts';

export const membershipsImporter = defineImporter({
  name: 'memberships',
  columns: object({
    user_code: code(),
    association_code: code(),
    is_board: requiredFlag(),
    is_invoice_check: requiredFlag(),
    is_invoice_check_copy: requiredFlag(),
    is_member: flag(),
  }),
  key: ['association_code', 'user_code'],
  references: (values) => [
    ['user_code', 'users', values.user_code],
    ['association_code', 'associations', values.association_code],
  ],
  async write({ values }, { queries, registry }) {
    const key = {
      association_id: registry.idOf('associations', values.association_code),
      user_id: registry.idOf('users', values.user_code),
    };
    if (values.is_member === 'no') {
      const isThis = and(
        eq(memberships.association_id, key.association_id),
        eq(memberships.user_id, key.user_id),
      );
      await queries.delete(memberships).where(isThis);
      return;
    }
    const rights = {
      is_board: values.is_board === 'yes',
      is_invoice_check: values.is_invoice_check === 'yes',
      is_invoice_check_copy: values.is_invoice_check_copy === 'yes',
    };
    await queries
      .insert(memberships)
      .values({ ...key, ...rights })
      .onConflictDoUpdate({ target: [memberships.association_id, memberships.user_id], set: rights });
  },
});
