import type pg from 'pg';

/** How many associations have things of each kind; each of these has as many as any other, in any filling. */
export interface Filling {
  associations: number;
  withDocuments: number;
  withTodos: number;
  withInvoices: number;
}

const DOCUMENTS = 100;
const TODOS = 20;
const INVOICES = 10;
const MEETINGS = 10;
const FORMS = 5;
const GROUPS = 8;

/** 1,000 documents, todos and invoices, and 1,000,000, 200,000 and 100,000 (issue 4). */
export const fillings = {
  small: { associations: 100, withDocuments: 10, withTodos: 50, withInvoices: 100 },
  large: { associations: 10_000, withDocuments: 10_000, withTodos: 10_000, withInvoices: 10_000 },
} as const satisfies Record<string, Filling>;

/** The associations that are asked: the first of every filling, which have everything. */
export const ASKED = 10;

/** A word for a thing: of twenty, each in one of twenty things. `dakgoot` is one of them. */
const wordOf = (
  figure: string,
) => `(array['dakgoot', 'lift', 'schilderwerk', 'begroting', 'notulen', 'riolering',
  'kozijnen', 'verlichting', 'fietsenstalling', 'voordeur', 'balkon', 'verzekering', 'incasso', 'reservefonds',
  'isolatie', 'zonnepanelen', 'brandveiligheid', 'tuinonderhoud', 'parkeerplaats', 'huisregels'])[1 + (${figure}) % 20]`;

/** Things `k` of the first associations `a`, one of each in turn: as they come in, never an association's together. */
const things = (each: number, associations: number) => `from generate_series(1, ${each}) k, (
    select id as association_id, code::int as a from associations where code::int <= ${associations}
  ) associations order by k.k, a`;

const hashOf = (figure: string) => `encode(sha256((a || '-' || ${figure})::bytea), 'hex')`;

const file = (figure: string) =>
  `'pdf' as extension, 'application/pdf' as media_type, 20000 + k, ${hashOf(figure)} as file_hash`;
const FILE = 'extension, media_type, byte_size, file_hash';

function statements({ associations, withDocuments, withTodos, withInvoices }: Filling): string[] {
  return [
    `insert into associations (id, code, name)
      select uuidv7(), n::text, 'VvE ' || n from generate_series(1, ${associations}) n`,
    `insert into users (id, code, email, name)
      select uuidv7(), code, code || '@waterpas.example', 'Anna Eigenaar'
      from (select 'bench' || n as code from generate_series(1, ${associations * 5}) n union select 'bench') codes`,
    `insert into memberships (association_id, user_id, is_board, is_invoice_check, is_invoice_check_copy)
      select a.id, u.id, false, true, false
      from associations a, users u where u.code = 'bench' and a.code::int <= ${ASKED}`,
    `insert into memberships (association_id, user_id, is_board, is_invoice_check, is_invoice_check_copy)
      select a.id, u.id, false, false, false from associations a join users u on u.code = 'bench' || a.code::int * 5`,
    `insert into archive_groups (association_id, id, code, name, is_board_only, position, document_count)
      select association_id, uuidv7(), k::text, 'Groep ' || k, k > ${GROUPS - 2}, k,
        case when a <= ${withDocuments} then (select count(*) from generate_series(1, ${DOCUMENTS}) n where 1 + n % ${GROUPS} = k) else 0 end
      ${things(GROUPS, associations)}`,
    `insert into file_readings (association_id, file_hash, media_type, searchability, page_count, has_thumbnail)
      select association_id, ${hashOf('k')}, 'application/pdf', 'searchable', 1, true ${things(DOCUMENTS, withDocuments)}`,
    `insert into file_pages (association_id, file_hash, page, text)
      select association_id, ${hashOf('k')}, 1, 'Het bestuur besprak ' || ${wordOf('a + k * 7')} || ' en ' || ${wordOf('a + k * 3')}
        || ' van gebouw ' || k || '. De offerte voor ' || ${wordOf('a + k')} || ' is akkoord.'
      ${things(DOCUMENTS, withDocuments)}`,
    `insert into archive_documents (association_id, id, group_id, name, ${FILE}, tags, document_date, created_at)
      select association_id, uuidv7(), groups.id, ${wordOf('a + k')} || ' ' || k || '.pdf', ${file('k')},
        array[${wordOf('a + k * 11')}, 'jaar ' || k % 12], date '2014-01-01' + (a + k * 41) % 4400, now() - k * interval '1 day'
      from (select k, a, association_id ${things(DOCUMENTS, withDocuments)}) things
        join archive_groups groups using (association_id) where groups.position = 1 + k % ${GROUPS}`,
    `insert into todos (association_id, id, code, internal_reference, description, "group", handler, start_date, is_done)
      select association_id, uuidv7(), k::text, 'AP-' || k, 'Controle ' || ${wordOf('a + k')} || ' ' || k, 'Groep ' || k % 4,
        'Behandelaar ' || k % 5, date '2024-01-01' + k * 30, k % 3 > 0 ${things(TODOS, withTodos)}`,
    `insert into todo_tasks (association_id, id, todo_id, code, position, description, is_done)
      select association_id, uuidv7(), todos.id, n::text, n, 'Offerte opvragen', n = 1 from todos, generate_series(1, 2) n`,
    `insert into todo_attachments (association_id, id, todo_id, code, position, name, ${FILE})
      select association_id, uuidv7(), todos.id, '1', 1, 'Offerte.pdf', ${file('todos.code')}
      from (select k, a, association_id ${things(TODOS, Math.min(withTodos, withDocuments))}) things
        join todos using (association_id) where todos.code = k::text`,
    `insert into meetings (association_id, id, code, meeting_date, concerns, location, changed_at)
      select association_id, uuidv7(), k::text, now() + (k - 7) * interval '60 days', 'Vergadering ' || ${wordOf('k - 1')}, 'Buurthuis', now()
      ${things(MEETINGS, associations)}`,
    `insert into meeting_documents (association_id, id, code, meeting_id, name, ${FILE}, position, created_at)
      select association_id, uuidv7(), k::text, meetings.id, 'Notulen.pdf', ${file('(20 + k)')}, 1, now()
      from (select k, a, association_id ${things(MEETINGS, withDocuments)}) things
        join meetings using (association_id) where meetings.code = k::text`,
    `insert into forms (association_id, id, code, "group", name, ${FILE}, is_hidden, position)
      select association_id, uuidv7(), k::text, 'Wonen', 'Formulier ' || ${wordOf('k - 1')} || '.pdf', ${file('(40 + k)')}, k > 4, k
      ${things(FORMS, withDocuments)}`,
    `insert into invoices (association_id, id, code, name, created_at, supplier, invoice_number, total_cents, currency, iban, check_status, version)
      select association_id, uuidv7(), k::text, 'Factuur ' || ${wordOf('k - 1')} || ' ' || k, now() - k * interval '5 days',
        'Bouwbedrijf ' || k % 3, 'F-' || k, 12345 * k, 'EUR', 'NL91ABNA0417164300', case when k > 5 then 'approved' else 'to_check' end,
        case when k > 5 then 1 else 0 end
      ${things(INVOICES, withInvoices)}`,
    `insert into invoice_files (association_id, invoice_id, kind, name, ${FILE})
      select association_id, invoices.id, 'pdf', invoices.name || '.pdf', ${file('(60 + k)')}
      from (select k, a, association_id ${things(INVOICES, Math.min(withInvoices, withDocuments))}) things
        join invoices using (association_id) where invoices.code = k::text`,
    `insert into invoice_decisions (association_id, id, invoice_id, version, decision, decided_at, decided_by)
      select association_id, uuidv7(), id, 1, 'approved', now(), 'Anna Eigenaar' from invoices where is_checked`,
  ];
}

const SETTINGS = [
  // What is made up fits together: nothing checks or counts it row by row.
  'set session_replication_role = replica',
  'set synchronous_commit = off',
  `set maintenance_work_mem = '1GB'`,
  `set work_mem = '256MB'`,
];

/** All indexes that no constraint stands on: they are made anew once the rows are there, which is much faster. */
const INDEXES = `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index join pg_class on pg_class.oid = indrelid
  where relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = indexrelid)`;

/** Fills a migrated database. */
export async function fill(client: pg.Client, filling: Filling): Promise<void> {
  for (const setting of SETTINGS) await client.query(setting);
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(INDEXES);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const statement of statements(filling)) await client.query(statement);
  for (const { definition } of indexes) await client.query(definition);
  await client.query('vacuum analyze');
}
