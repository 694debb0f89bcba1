import { plainIban } from '@mijn/domain/invoices';
import { object, string } from 'yup';
import { eq } from 'drizzle-orm';
import { REMARK_LENGTH_MAX } from '@mijn/domain/limits';
import {
  amount,
  centsOfAmount,
  code,
  documentName,
  filePath,
  flag,
  moment,
  paragraphs,
  text,
} from '../../capabilities/import/columns.ts';
import { faultOfFile } from '../../capabilities/import/import-file.ts';
import { defineImporter, forEachRow } from '../../capabilities/import/importer.ts';
import { faultOfEInvoice, readInvoiceFiles, stageInvoiceFiles } from './invoice-files.import.ts';
import { importDecision, importInvoice, invoiceWithdrawal } from './invoices-import.repository.ts';
import { invoices, type StatedColumns } from './invoices.tables.ts';
import { users } from '../../platform/database/index.ts';
import { keyIn, referenceIn } from '../../capabilities/import/registry.ts';
import type { ColumnFault } from '../../capabilities/import/faults.ts';

/** Matches the form of an IBAN. Wrong check digits are no error, because the checker gets a signal about them. */
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

/** Returns null for empty columns. */
const statedIn = ({ supplier, invoice_number, total, currency, iban }: Columns): StatedColumns => ({
  supplier: supplier ?? null,
  invoice_number: invoice_number ?? null,
  total_cents: total === undefined ? null : centsOfAmount(total),
  currency: currency ?? null,
  iban: iban === undefined ? null : plainIban(iban),
});

/** A value that does not fit its column is left out. */
interface RowOfInvoice {
  values: { file?: string | undefined; e_invoice?: string | undefined };
}

/** The values of an e-invoice replace the values of the columns. */
export const invoicesImporter = defineImporter({
  name: 'invoices',
  known: invoices,
  columns: object({
    association_code: code(),
    code: code(),
    name: documentName(),
    created_at: moment(),
    file: filePath(),
    e_invoice: filePath(),
    supplier: text(),
    invoice_number: text(),
    total: amount(),
    currency: string().matches(/^[A-Z]{3}$/u, 'must be a currency like EUR'),
    iban: ibanColumn(),
    is_processed: flag(),
  }),
  key: ['association_code', 'code'],
  references: (values) => [['association_code', 'associations', values.association_code]],
  check: forEachRow(async ({ values: { file, e_invoice } }: RowOfInvoice, context) => {
    const faults: ColumnFault[] = [];
    if (file === undefined && e_invoice === undefined) {
      faults.push({ column: 'file', reason: 'is empty, and so is e_invoice: one of them is needed' });
    }
    const ofFile = file === undefined ? undefined : await faultOfFile(context, file, ['pdf']);
    if (ofFile) faults.push({ column: 'file', reason: ofFile });
    const ofEInvoice = e_invoice === undefined ? undefined : await faultOfEInvoice(context, e_invoice);
    return ofEInvoice ? [...faults, { column: 'e_invoice', ...ofEInvoice }] : faults;
  }),
  withdrawal: invoiceWithdrawal,
  stage: ({ values: { name, file, e_invoice } }, context) =>
    stageInvoiceFiles(context, { name, file, e_invoice }),
  async write({ id, values, staged }, writing) {
    const association_id = writing.registry.idOf('associations', values.association_code);
    const { created_at } = values;
    const stated = statedIn(values);
    const { files, facts } = staged;
    const invoice = {
      association_id,
      id,
      code: values.code,
      name: values.name,
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
    };
    await readInvoiceFiles(writing, association_id, staged);
    return importInvoice(writing.queries, invoice, files, writing.now);
  },
});

/** A value that does not fit its column is left out. */
interface RowOfDecision {
  values: { decision?: string | undefined; remark?: string | undefined };
}

/** Imported decisions never replace decisions of members in the portal. */
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
    ['invoice_code', 'invoices', referenceIn(values.association_code, values.invoice_code)],
    ['user_code', 'users', values.user_code],
  ],
  check: forEachRow(async ({ values: { decision, remark } }: RowOfDecision) => {
    return decision === 'rejected' && remark === undefined
      ? [{ column: 'remark', reason: 'is empty, which it may not be with rejected' }]
      : [];
  }),
  async write({ id, values }, { queries, registry }) {
    const { association_code, invoice_code, decision, remark = null, decided_at } = values;
    const user_id = registry.idOf('users', values.user_code);
    const [user] = await queries.select({ name: users.name }).from(users).where(eq(users.id, user_id));
    return importDecision(queries, {
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
