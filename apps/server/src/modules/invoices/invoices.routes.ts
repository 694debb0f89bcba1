import { invoicesContract } from '@mijn/domain/invoices/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { bind } from '../../wire/index.ts';
import { decide } from './invoice-decide.ts';
import { countInvoices, getDecided, getInvoice, listInvoices, sendInvoiceFile } from './invoices.service.ts';

/** The calls of invoice checking (decisions §5 and §6). */
export function registerInvoices(api: FastifyInstance, services: Services): void {
  const { database, now } = services;

  bind(api, invoicesContract.listInvoices, async ({ caller, query }) =>
    listInvoices(database, caller, query),
  );
  bind(api, invoicesContract.countInvoices, async ({ caller }) => countInvoices(database, caller));
  bind(api, invoicesContract.getInvoice, async ({ caller, params }) =>
    getInvoice(services, caller, params.invoice_id),
  );
  bind(api, invoicesContract.decideInvoice, async ({ caller, params, body, request }) => {
    await decide(database, caller, params.invoice_id, body, request, now());
    return getDecided(services, caller, params.invoice_id);
  });
  bind(api, invoicesContract.downloadInvoice, async ({ caller, params, query, ...exchange }) =>
    sendInvoiceFile(services, caller, params.invoice_id, 'pdf', query.disposition, exchange),
  );
  bind(api, invoicesContract.downloadEInvoice, async ({ caller, params, ...exchange }) =>
    sendInvoiceFile(services, caller, params.invoice_id, 'e_invoice', 'attachment', exchange),
  );
}
