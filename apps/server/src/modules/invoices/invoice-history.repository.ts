import type { InvoiceDecision, WhatMatters } from '@mijn/domain/invoices';
import { sql } from 'drizzle-orm';
import { runPrepared, type Database } from '../../database/index.ts';
import type { InvoicesFilter } from './invoices.access.ts';

/** The decisions on an invoice, newest first. */
export async function listDecisions(
  database: Database,
  filter: InvoicesFilter,
  id: string,
): Promise<InvoiceDecision[]> {
  const rows = await runPrepared<Omit<InvoiceDecision, 'decided_at'> & { decided_at: Date }>(
    database,
    sql`select decisions.id, decisions.version, decision, remark, decided_at, decided_by, decided_by_staff
      from invoices join invoice_decisions decisions
        on decisions.association_id = invoices.association_id and decisions.invoice_id = invoices.id
      where ${filter.where} and invoices.id = ${id} order by decided_at desc, decisions.version desc`,
  );
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    decision: row.decision,
    remark: row.remark,
    decided_at: row.decided_at.toISOString(),
    decided_by: row.decided_by,
    decided_by_staff: row.decided_by_staff,
  }));
}

/** A change by the provider, with what mattered before and after. */
export interface ChangeRow {
  version: number;
  changed_at: string;
  is_reopened: boolean;
  before: WhatMatters;
  after: WhatMatters;
}

/** The changes of an invoice, newest first. */
export async function listChanges(
  database: Database,
  filter: InvoicesFilter,
  id: string,
): Promise<ChangeRow[]> {
  const rows = await runPrepared<Omit<ChangeRow, 'changed_at'> & { changed_at: Date }>(
    database,
    sql`select changes.version, changed_at, is_reopened, before, after
      from invoices join invoice_changes changes
        on changes.association_id = invoices.association_id and changes.invoice_id = invoices.id
      where ${filter.where} and invoices.id = ${id} order by changes.version desc`,
  );
  return rows.map(({ version, changed_at, is_reopened, before, after }) => ({
    version,
    changed_at: changed_at.toISOString(),
    is_reopened,
    before,
    after,
  }));
}
