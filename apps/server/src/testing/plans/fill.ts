import { sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';

/** Of all associations some have more than groups: rows take time, and groups are few in each. */
const ASSOCIATIONS = 300;
const WITH_ROWS = 15;

const file = sql`'pdf' as extension, 'application/pdf' as media_type, 1, md5(n::text)`;
const FILE = sql`extension, media_type, byte_size, file_hash`;
const things = (each: number) =>
  sql.raw(
    `generate_series(1, ${each}) n, (select id from associations where code::int <= ${WITH_ROWS}) associations`,
  );
const id = sql`gen_random_uuid()`;

/** Rows of several associations in every table of a resource: enough for an index to be worth it. */
const statements = [
  sql`insert into associations (id, code, name)
    select ${id}, n::text, 'VvE ' || n from generate_series(1, ${ASSOCIATIONS}::int) n`,
  sql`insert into file_readings (association_id, file_hash, media_type, searchability, page_count, has_thumbnail)
    select id, md5(n::text), 'application/pdf', 'searchable', 1, true from ${things(200)}`,
  sql`insert into file_pages (association_id, file_hash, page, text)
    select id, md5(n::text), 1, 'Over zaak ' || n || ' van gebouw ' || n % 30 from ${things(200)}`,
  sql`insert into archive_groups (association_id, id, code, name, is_board_only, position)
    select id, ${id}, n::text, 'Groep ' || n, n > 4, n from associations, generate_series(1, 6) n`,
  sql`insert into archive_documents (association_id, id, group_id, name, ${FILE}, tags, document_date, created_at, hidden_at)
    select association_id, ${id}, id, 'Stuk ' || n, ${file}, array['tag ' || n % 9], date '2015-01-01' + n * 10, now(),
      case when n % 20 = 0 then now() end
    from archive_groups, generate_series(1, 35) n
    where association_id in (select id from associations where code::int <= ${WITH_ROWS}::int)`,
  sql`insert into todos (association_id, id, code, internal_reference, description, "group", handler, start_date, is_done)
    select id, ${id}, n::text, 'AP-' || n, 'Zaak ' || n, 'Groep ' || n % 6, 'Behandelaar ' || n % 9, date '2015-01-01' + n, n % 4 > 0
    from ${things(200)}`,
  sql`insert into todo_tasks (association_id, id, todo_id, code, position, description, is_done)
    select association_id, ${id}, id, '1', 1, 'Offerte', false from todos`,
  sql`insert into todo_attachments (association_id, id, todo_id, code, position, name, ${FILE})
    select association_id, ${id}, id, '1', 1, 'Offerte.pdf', 'pdf', 'application/pdf', 1, md5(code) from todos`,
  sql`insert into meetings (association_id, id, code, meeting_date, concerns, changed_at)
    select id, ${id}, n::text, now() + (n - 100) * interval '10 days', 'Zaak ' || n, now() from ${things(200)}`,
  sql`insert into meeting_documents (association_id, id, code, meeting_id, name, ${FILE}, position, created_at)
    select association_id, ${id}, code, id, 'Notulen.pdf', 'pdf', 'application/pdf', 1, md5(code), 1, now() from meetings`,
  sql`insert into forms (association_id, id, code, "group", name, ${FILE}, is_hidden, position)
    select id, ${id}, n::text, 'Groep ' || n % 6, 'Zaak ' || n, ${file}, n % 9 = 0, n from ${things(200)}`,
  sql`insert into invoices (association_id, id, code, name, created_at, supplier, invoice_number, total_cents, currency, iban, check_status)
    select id, ${id}, n::text, 'Zaak ' || n, now() - n * interval '1 hour', 'Leverancier ' || n % 40, 'F-' || n, n, 'EUR', 'NL91ABNA0417164300',
      (array['to_check', 'approved', 'rejected'])[1 + n % 3]
    from ${things(200)}`,
  sql`insert into invoice_files (association_id, invoice_id, kind, name, ${FILE})
    select association_id, id, 'pdf', 'Factuur.pdf', 'pdf', 'application/pdf', 1, md5(code) from invoices`,
  sql`insert into invoice_decisions (association_id, id, invoice_id, version, decision, decided_at, decided_by)
    select association_id, ${id}, id, 1, 'approved', now(), 'Bram Bestuur' from invoices where is_checked`,
  sql`insert into invoice_changes (association_id, invoice_id, version, changed_at, is_reopened, before, after)
    select association_id, id, 2, now(), false, '{}', '{}' from invoices where is_checked`,
  sql`analyze`,
];

/** Fills the database, and returns an association that has rows in every table. */
export async function fillEveryTable({ queries, pool }: Database): Promise<{ id: string }> {
  for (const statement of statements) await queries.execute(statement);
  const { rows } = await pool.query<{ id: string }>(`select id from associations where code = '1'`);
  if (!rows[0]) throw new Error('There are no associations.');
  return rows[0];
}
