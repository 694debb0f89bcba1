import { eq } from 'drizzle-orm';
import { REMARK_LENGTH_MAX } from '@mijn/domain/limits';
import { object, string } from 'yup';
import { users } from '../../database/index.ts';
import { code, moment, paragraphs } from '../../import/columns.ts';
import { defineImporter } from '../../import/importer.ts';
import { keyIn } from '../../import/registry.ts';
import { importDecision } from './invoices-import.repository.ts';

/** What was decided before, or elsewhere. What members decided in the portal stands. */
export const invoiceDecisionsImporter = defineImporter({
  name: 'invoice-decisions',
  columns: object({
    association_code: code(),
    invoice_code: code(),
    user_code: code(),
    decision: string()
      .oneOf(['approved', 'rejected', 'withdrawn'] as const, 'must be approved, rejected or withdrawn')
      .required('is empty'),
    remark: paragraphs(REMARK_LENGTH_MAX),
    decided_at: moment().required('is empty'),
  }),
  key: ['association_code', 'invoice_code', 'user_code', 'decided_at'],
  references: (values) => [
    ['association_code', 'associations', values.association_code],
    ['invoice_code', 'invoices', keyIn(values.association_code, values.invoice_code)],
    ['user_code', 'users', values.user_code],
  ],
  async check({ values: { decision, remark } }) {
    return decision === 'rejected' && remark === undefined
      ? [{ column: 'remark', reason: 'is empty, which it may not be with rejected' }]
      : [];
  },
  async write({ id, values }, { queries, registry }) {
    const { association_code, invoice_code, decision, remark = null, decided_at } = values;
    const user_id = registry.idOf('users', values.user_code);
    const [user] = await queries.select({ name: users.name }).from(users).where(eq(users.id, user_id));
    await importDecision(queries, {
      association_id: registry.idOf('associations', association_code),
      id,
      invoice_id: registry.idOf('invoices', keyIn(association_code, invoice_code)),
      decision,
      remark,
      decided_at: new Date(decided_at),
      user_id,
      decided_by: user?.name ?? '',
    });
  },
});
