import { differencesOf, type Invoice, type InvoiceInList, type InvoicesQuery } from '@mijn/domain/invoices';
import type { FastifyReply } from 'fastify';
import type { Database } from '../../database/index.ts';
import { sendStoredFile, type Exchange, type Files } from '../../files/index.ts';
import type { ListAnswer } from '../../lists/index.ts';
import type { Foundation } from '../../services.ts';
import { AppError, type Member } from '../../wire/index.ts';
import { invoicesFor } from './invoices.access.ts';
import { listChanges, listDecisions } from './invoice-history.repository.ts';
import { signalsOf } from './invoice-signals.ts';
import { findInvoice, findInvoiceFile, findNextToCheck } from './invoices-detail.repository.ts';
import * as lists from './invoices-list.repository.ts';
import { findSurroundings } from './invoices-signals.repository.ts';

/** What an invoice is read with: its brand names the manager. */
type Foundations = Pick<Foundation, 'database' | 'config'>;

/** One page of the invoices. @throws AppError `not_found` for a member for whom there are none. */
export async function listInvoices(
  database: Database,
  { membership }: Pick<Member, 'membership'>,
  query: InvoicesQuery,
): Promise<ListAnswer<InvoiceInList>> {
  return lists.listInvoices(database, invoicesFor(membership), query);
}

/** How many invoices are on each tab. @throws AppError `not_found` for a member for whom there are none. */
export async function countInvoices(
  database: Database,
  { membership }: Pick<Member, 'membership'>,
): Promise<{ to_check: number; checked: number }> {
  return lists.countInvoices(database, invoicesFor(membership));
}

/** An invoice, whole. @throws AppError `not_found`. */
export async function getInvoice(
  { database, config }: Foundations,
  { membership }: Member,
  id: string,
): Promise<Invoice> {
  const filter = invoicesFor(membership);
  const [invoice, decisions, changes, around] = await Promise.all([
    findInvoice(database, filter, id),
    listDecisions(database, filter, id),
    listChanges(database, filter, id),
    findSurroundings(database, filter, id),
  ]);
  if (!invoice || !around) throw new AppError('not_found');
  return {
    ...invoice,
    signals: signalsOf({ facts: invoice.facts, decisions, changes }, around, config.brand),
    decisions,
    changes: changes.map(({ version, changed_at, is_reopened, before, after }) => ({
      version,
      changed_at,
      is_reopened,
      differences: differencesOf(before, after),
    })),
  };
}

/** What a checker sees after a decision: the invoice, and the next one to check. */
export async function getDecided(
  services: Foundations,
  member: Member,
  id: string,
): Promise<{ invoice: Invoice; next: Invoice | null }> {
  const nextId = await findNextToCheck(services.database, invoicesFor(member.membership), id);
  const [invoice, next] = await Promise.all([
    getInvoice(services, member, id),
    nextId === null ? null : getInvoice(services, member, nextId),
  ]);
  return { invoice, next };
}

/** Sends the PDF, or the e-invoice, which no browser shows. @throws AppError `not_found`, also when it has none. */
export async function sendInvoiceFile(
  { database, files }: { database: Database; files: Files },
  { membership }: Member,
  id: string,
  kind: 'pdf' | 'e_invoice',
  disposition: 'attachment' | 'inline',
  exchange: Exchange,
): Promise<FastifyReply> {
  const file = await findInvoiceFile(database, invoicesFor(membership), id, kind);
  if (!file) throw new AppError('not_found');
  return sendStoredFile(files, file, disposition, exchange);
}
