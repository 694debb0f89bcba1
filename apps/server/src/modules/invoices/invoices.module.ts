import { invoicesContract } from '@mijn/domain/invoices/contract';
import { canCheckInvoices } from '@mijn/domain/roles';
import { sendStoredFile } from '../../files/index.ts';
import { newest } from '../../lists/read-list.ts';
import { type Member, orNotFound } from '../../wire/index.ts';
import { defineModule } from '../define-module.ts';
import { invoiceDecisionsImporter, invoicesImporter } from './invoices.import.ts';
import { invoicesFor } from './invoices.access.ts';
import { findInvoiceFile } from './invoices-detail.repository.ts';
import { countInvoices, listInvoices } from './invoices-list.repository.ts';
import { invoicesSearch } from './invoices.search.ts';
import { decide, getInvoice } from './invoices.service.ts';
import { decisionsOfMember } from './invoices.personal-data.ts';

/** The module of the invoices to check (decisions §5 and §6). Only some members may see invoices. */
export const invoicesModule = defineModule({
  contract: invoicesContract,
  handlers: (services) => {
    const { database, files } = services;
    const getFile = async ({ membership }: Member, id: string, kind: 'pdf' | 'e_invoice') =>
      orNotFound(await findInvoiceFile(database, invoicesFor(membership), id, kind));
    return {
      listInvoices: async ({ caller, query }) =>
        listInvoices(database, caller.membership.association_id, invoicesFor(caller.membership), query),
      countInvoices: async ({ caller }) => countInvoices(database, invoicesFor(caller.membership)),
      getInvoice: async ({ caller, params }) => getInvoice(services, caller, params.invoice_id),
      decideInvoice: async ({ caller, params, body }) => decide(services, caller, params.invoice_id, body),
      downloadInvoice: async ({ caller, params, query, ...exchange }) =>
        sendStoredFile(files, await getFile(caller, params.invoice_id, 'pdf'), query.disposition, exchange),
      // An e-invoice is always an attachment, because browsers cannot show it.
      downloadEInvoice: async ({ caller, params, ...exchange }) =>
        sendStoredFile(files, await getFile(caller, params.invoice_id, 'e_invoice'), 'attachment', exchange),
    };
  },
  search: { kind: 'invoices', source: invoicesSearch },
  overview: {
    part: 'invoices',
    isFor: canCheckInvoices,
    list: async ({ database }, { membership }) => {
      const query = { page: 1, per_page: 3, is_checked: false, sort: 'created_at' } as const;
      return {
        invoices: newest(
          await listInvoices(database, membership.association_id, invoicesFor(membership), query),
        ),
      };
    },
  },
  importers: [invoicesImporter, invoiceDecisionsImporter],
  personalData: [decisionsOfMember],
  fixtures: () => import('./testing/invoices.fixtures.ts'),
});
