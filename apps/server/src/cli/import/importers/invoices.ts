import { plainIban } from '@mijn/domain/invoices';
import { object, string } from 'yup';
import { cleanText } from '../../../files/index.ts';
import { importInvoice, invoices } from '../../../modules/invoices/index.ts';
import { code, documentName, flag, moment, text } from '../columns.ts';
import { faultOfEInvoice, storeInvoiceFiles } from '../import-e-invoice.ts';
import { faultOfFile } from '../import-file.ts';
import { defineImporter, type ColumnFault } from '../importer.ts';

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/u;

const iban = () =>
  string().test(
    'iban',
    'must be an IBAN like NL91ABNA0417164300',
    (value) => value === undefined || IBAN.test(plainIban(value)),
  );

const toCents = (amount: string): number => Math.round(Number(amount) * 100);

/** Invoices with their PDF, their e-invoice, or both. What an e-invoice says of itself stands above the columns. */
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
    iban: iban(),
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
    const { files, facts } = await storeInvoiceFiles(context, { association_id, name, file, e_invoice });
    await importInvoice(
      context.queries,
      {
        association_id,
        id,
        code: values.code,
        name,
        created_at: created_at === undefined ? undefined : new Date(created_at),
        supplier: facts?.supplier ?? values.supplier ?? null,
        supplier_number: facts?.supplier_number ?? null,
        invoice_number: facts?.invoice_number ?? values.invoice_number ?? null,
        total_cents: facts?.total_cents ?? (values.total === undefined ? null : toCents(values.total)),
        currency: facts?.currency ?? values.currency ?? 'EUR',
        iban: facts?.iban ?? (values.iban === undefined ? null : plainIban(values.iban)),
        facts,
        is_processed: values.is_processed === undefined ? undefined : values.is_processed === 'yes',
      },
      files,
      context.now,
    );
  },
});
