import { invoicesContract } from '@mijn/domain/invoices/contract';
import { canCheckInvoices } from '@mijn/domain/roles';
import { sendStoredFile } from '../../capabilities/files/index.ts';
import { type Member, orNotFound } from '../../platform/wire/index.ts';
import { defineModule } from '../define-module.ts';
import { invoiceDecisionsImporter, invoicesImporter } from './invoices.import.ts';
import { invoicesFor } from './invoices.access.ts';
import { findInvoiceFile } from './invoices-detail.repository.ts';
import { countInvoices, listSuppliers } from './invoices-list.repository.ts';
import { listInvoicesForCaller, listInvoicesWithSignals } from './invoices-list.service.ts';
import { mailRejection, mailWithdrawal } from './invoice-mails.jobs.ts';
import { readAgain } from './read-again.jobs.ts';
import { invoicesSearch } from './invoices.search.ts';
import { decide, getInvoice } from './invoices.service.ts';
import { describeSecondCheck } from './second-check.mail.ts';
import { decisionsOfMember } from './invoices.personal-data.ts';

/** The module of the invoices to check (docs/product.md#invoices). Only some members may see invoices. */
export const invoicesModule = defineModule({
  name: 'invoices',
  contract: invoicesContract,
  handlers: (services) => {
    const { database, files } = services;
    const getFile = async ({ membership }: Member, id: string, kind: 'pdf' | 'e_invoice') =>
      orNotFound(await findInvoiceFile(database, invoicesFor(membership), id, kind));
    return {
      listInvoices: async ({ caller, query }) => listInvoicesWithSignals(services, caller, query),
      listSuppliers: async ({ caller }) => ({
        data: await listSuppliers(database, invoicesFor(caller.membership)),
      }),
      countInvoices: async ({ caller }) =>
        countInvoices(database, invoicesFor(caller.membership), caller.user_id),
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
  notifications: { kind: 'second_checks', describe: describeSecondCheck },
  overview: {
    part: 'invoices',
    isFor: canCheckInvoices,
    list: async (services, member) => ({ invoices: await listInvoicesForCaller(services, member) }),
  },
  importers: [invoicesImporter, invoiceDecisionsImporter],
  jobs: [mailRejection, mailWithdrawal, readAgain],
  personalData: [decisionsOfMember],
});
