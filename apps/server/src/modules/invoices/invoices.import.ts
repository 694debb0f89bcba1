import { plainIban } from '@mijn/domain/invoices';
import { object, string } from 'yup';
import { eq } from 'drizzle-orm';
import { REMARK_LENGTH_MAX } from '@mijn/domain/limits';
import { cleanText } from '../../files/index.ts';
import { code, documentName, flag, moment, paragraphs, text, toCents } from '../../import/columns.ts';
import { faultOfFile } from '../../import/import-file.ts';
import { type ColumnFault, defineImporter } from '../../import/importer.ts';
import { faultOfEInvoice, storeInvoiceFiles } from './invoice-files.import.ts';
import { importDecision, importInvoice } from './invoices-import.repository.ts';
import { invoices, type StatedColumns } from './invoices.tables.ts';
import { users } from '../../database/index.ts';
import { keyIn } from '../../import/registry.ts';

/**
 * Matches any value in the form of an IBAN. An IBAN with wrong check digits is imported, because the checker
 * gets a signal about it. Other values are errors.
 */
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/u;

const ibanColumn = () =>
  string().test(
    'iban',
    'must be an IBAN like NL91ABNA0417164300',
    (value) => value === undefined || IBAN.test(plainIban(value)),
  );

interface Columns {
  supplier?: string | undefined;
  invoice_number?: string | undefined;
  total?: string | undefined;
  currency?: string | undefined;
  iban?: string | undefined;
}

/** Returns the values of the columns, with null for empty columns. */
const statedIn = ({ supplier, invoice_number, total, currency, iban }: Columns): StatedColumns => ({
  supplier: supplier ?? null,
  invoice_number: invoice_number ?? null,
  total_cents: total === undefined ? null : toCents(total),
  currency: currency ?? null,
  iban: iban === undefined ? null : plainIban(iban),
});

/**
 * Imports invoices with a PDF, an e-invoice or both. The values of an e-invoice replace the values of the
 * columns.
 */
export const invoicesImporter = defineImporter({
  name: 'invoices',
  known: invoices,
  columns: object({
    association_code: code(),
    code: code(),
    name: documentName(),
    created_at: moment(),
    file: text(),
    e_invoice: text(),
    supplier: text(),
    invoice_number: text(),
    total: string().matches(/^-?\d{1,11}\.\d{2}$/u, 'must be an amount like 1234.56'),
    currency: string().matches(/^[A-Z]{3}$/u, 'must be a currency like EUR'),
    iban: ibanColumn(),
    is_processed: flag(),
  }),
  key: ['association_code', 'code'],
  references: (values) => [['association_code', 'associations', values.association_code]],
  async check({ values: { file, e_invoice } }, { folder }) {
    const faults: ColumnFault[] = [];
    if (file === undefined && e_invoice === undefined) {
      faults.push({ column: 'file', reason: 'is empty, and so is e_invoice: one of them is needed' });
    }
    const ofFile = file === undefined ? undefined : await faultOfFile(folder, file, ['pdf']);
    if (ofFile) faults.push({ column: 'file', reason: ofFile });
    const ofEInvoice = e_invoice === undefined ? undefined : await faultOfEInvoice(folder, e_invoice);
    if (ofEInvoice) faults.push({ column: 'e_invoice', reason: ofEInvoice });
    return faults;
  },
  async write({ id, values }, context) {
    const association_id = context.registry.idOf('associations', values.association_code);
    const { file, e_invoice, created_at } = values;
    const name = cleanText(values.name);
    const stated = statedIn(values);
    const { files, facts } = await storeInvoiceFiles(context, { association_id, name, file, e_invoice });
    await importInvoice(
      context.queries,
      {
        association_id,
        id,
        code: values.code,
        name,
        created_at: created_at === undefined ? undefined : new Date(created_at),
        ...stated,
        ...(facts && {
          supplier: facts.supplier,
          invoice_number: facts.invoice_number,
          total_cents: facts.total_cents,
          iban: facts.iban ?? stated.iban,
        }),
        supplier_number: facts?.supplier_number ?? null,
        currency: facts?.currency ?? stated.currency ?? 'EUR',
        stated: facts && Object.values(stated).some((value) => value !== null) ? stated : null,
        facts,
        is_processed: values.is_processed === undefined ? undefined : values.is_processed === 'yes',
      },
      files,
      context.now,
    );
  },
});

/**
 * Imports decisions that were made before the portal was used or in another system. They never replace
 * decisions of members in the portal.
 */
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
