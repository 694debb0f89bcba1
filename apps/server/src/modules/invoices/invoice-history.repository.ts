import type { InvoiceDecision, WhatMatters } from '@mijn/domain/invoices';
import { sql } from 'drizzle-orm';
import { runPrepared, type Database } from '../../database/index.ts';
import type { InvoicesFilter } from './invoices.access.ts';

/** A decision, before it is serialised. */
export type DecisionRow = Omit<InvoiceDecision, 'decided_at'> & { decided_at: Date };

/** The decisions on an invoice, newest first. */
export async function listDecisions(
  database: Database,
  filter: InvoicesFilter,
  id: string,
): Promise<DecisionRow[]> {
  return runPrepared<DecisionRow>(
    database,
    sql`select decisions.id, decisions.version, decision, remark, decided_at, decided_by, decided_by_staff
      from invoices join invoice_decisions decisions
        on decisions.association_id = invoices.association_id and decisions.invoice_id = invoices.id
      where ${filter.where} and invoices.id = ${id} order by decided_at desc, decisions.version desc`,
  );
}

/** A change by the provider, with what mattered before and after. */
export type ChangeRow = {
  version: number;
  changed_at: Date;
  is_reopened: boolean;
  before: WhatMatters;
  after: WhatMatters;
};

/** The changes of an invoice, newest first. */
export async function listChanges(
  database: Database,
  filter: InvoicesFilter,
  id: string,
): Promise<ChangeRow[]> {
  return runPrepared<ChangeRow>(
    database,
    sql`select changes.version, changed_at, is_reopened, before, after
      from invoices join invoice_changes changes
        on changes.association_id = invoices.association_id and changes.invoice_id = invoices.id
      where ${filter.where} and invoices.id = ${id} order by changes.version desc`,
  );
}
