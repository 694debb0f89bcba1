import type { Fixtures } from '../../../testing/fixtures/fixtures.ts';
import { MARKS } from '../../../testing/fixtures/marks.ts';
import {
  bareDetail,
  bareList,
  bareSearch,
  FILE,
  fileOf,
  WORD,
  wordOf,
} from '../../../testing/fixtures/rows.ts';
import { invoiceFiles, invoices } from '../invoices.tables.ts';

/** Every second invoice is approved. */
const INVOICES = 10;

const comparedWith = (total: string): string =>
  `jsonb_build_object('total_cents', ${total}, 'currency', currency, 'iban', iban, 'supplier', supplier,
    'invoice_number', invoice_number, 'pdf_hash', null, 'e_invoice_hash', null)`;

export const fixtures: Fixtures = {
  callers: `
GET   …/invoices                                                         401 403 404 404 200 200 404 404 200 200 200 200
GET   …/invoices/suppliers                                                      401 403 404 404 200 200 404 404 200 200 200 200
GET   …/invoices/counts                                                  401 403 404 404 200 200 404 404 200 200 200 200
GET   …/invoices/:invoice_id                       invoice               401 403 404 404 200 200 404 404 200 200 200 200
POST  …/invoices/:invoice_id/decisions             invoice               401 403 404 404 200 403 404 404 403 200 403 200
GET   …/invoices/:invoice_id/file                  invoice               401 403 404 404 200 200 404 404 200 200 200 200
GET   …/invoices/:invoice_id/e-invoice             invoice               401 403 404 404 200 200 404 404 200 200 200 200
`,
  inputs: {
    'POST …/invoices/:invoice_id/decisions': async () => ({ body: { version: 0, decision: 'approved' } }),
  },
  create: async ({ queries, now, named, file, word }) => {
    const invoice = { ...named(), name: `${MARKS.checkers} ${word}`, created_at: now, currency: 'EUR' };
    await queries.insert(invoices).values(invoice);
    const { association_id, id: invoice_id } = invoice;
    for (const kind of ['pdf', 'e_invoice'] as const) {
      const stored = await file(MARKS.checkers);
      await queries.insert(invoiceFiles).values({ ...stored, association_id, invoice_id, kind });
    }
    return { invoice: { invoice_id } };
  },
  rows: ({ id, from, fromWithFiles }) => [
    `insert into invoices (association_id, id, code, name, created_at, supplier, invoice_number, total_cents, currency, iban, check_status, version)
      select association_id, ${id}, k::text, 'Factuur ' || ${wordOf('k - 1')} || ' ' || k, now() - k * interval '5 days',
        'Bouwbedrijf ' || k % 3, 'F-' || k, 12345 * k, 'EUR', 'NL91ABNA0417164300',
        case when k % 2 = 0 then 'approved' else 'to_check' end, case when k % 2 = 0 then 2 else 0 end
      ${from(INVOICES)}`,
    `insert into invoice_files (association_id, invoice_id, kind, name, ${FILE})
      select association_id, invoices.id, 'pdf', invoices.name || '.pdf', ${fileOf('(60 + k)')}
      from (select k, a, association_id ${fromWithFiles(INVOICES)}) numbers
        join invoices using (association_id) where invoices.code = k::text`,
    `insert into invoice_decisions (association_id, id, invoice_id, version, decision, decided_at, decided_by)
      select association_id, ${id}, id, 1, 'approved', now(), 'Anna Eigenaar' from invoices where is_checked`,
    `insert into invoice_changes (association_id, invoice_id, version, changed_at, is_reopened, before, after)
      select association_id, id, 2, now(), false, ${comparedWith('total_cents - 100')}, ${comparedWith('total_cents')}
      from invoices where is_checked`,
  ],
  samples: {
    is_checked: ['false', 'true'],
    supplier: ['bouwbedrijf1'],
    total_from: ['20000'],
    total_to: ['50000'],
    created_from: ['2026-01-01'],
    created_to: ['2026-12-31'],
  },
  lists: ['invoices', 'invoices?is_checked=false', 'invoices?is_checked=false&sort=due_date'],
  calls: [
    {
      name: 'invoices list',
      path: 'invoices?is_checked=false',
      bare: bareList('invoices', ' and not is_checked', 'created_at, id'),
    },
    { name: 'invoices search', path: `invoices?q=${WORD}`, bare: bareSearch('invoices') },
    { name: 'invoice', path: 'invoices/{id}', ...bareDetail('invoices') },
  ],
};
