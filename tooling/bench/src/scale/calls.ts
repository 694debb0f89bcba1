/** An association that is asked, with one thing of each kind. */
export interface Asked {
  association_id: string;
  document_id: string;
  todo_id: string;
  meeting_id: string;
  invoice_id: string;
}

/** A call of the API, and the barest query for the rows that it answers. */
export interface ScaleCall {
  name: string;
  /** Below the association. */
  path: (asked: Asked) => string;
  /** With the association as `$1`, and what is asked for as `$2`. */
  bare: string;
  value?: (asked: Asked) => string;
}

const WORD = 'dakgoot';

const visibleDocuments = `association_id = $1 and hidden_at is null and group_id <> all (array(
  select id from archive_groups where association_id = $1 and is_board_only))`;
const documents = (condition: string, order: string) => `select *, (select sum(document_count)
    from archive_groups where association_id = $1 and not is_board_only) as total
  from archive_documents join file_readings using (association_id, file_hash)
  where ${visibleDocuments}${condition} order by ${order} limit 25`;
const list = (table: string, condition: string, order: string) =>
  `select *, (select count(*) from ${table} where association_id = $1${condition}) as total
    from ${table} where association_id = $1${condition} order by ${order} limit 25`;
const holding = (table: string) =>
  `select * from ${table} where association_id = $1 and search_key like '%${WORD}%' limit 25`;
const foundMeetings = `select * from meetings where association_id = $1 and (search_key like '%${WORD}%'
    or exists (select from meeting_documents documents where documents.association_id = meetings.association_id
      and documents.meeting_id = meetings.id and fold_text(documents.name) like '%${WORD}%'))
  limit 25`;
const byId = (table: string) => `select * from ${table} where association_id = $1 and id = $2`;
const foundDocuments = `select * from archive_documents where ${visibleDocuments} and (search_key like '%${WORD}%'
    or file_hash = any (array(select file_hash from file_pages
      where association_id = $1 and words @@ (quote_literal('w' || right($1::text, 6) || '${WORD}') || ':*')::tsquery)))
  limit 25`;

/** Every list, detail and search (issue 4). */
export const scaleCalls: readonly ScaleCall[] = [
  {
    name: 'archive list',
    path: () => 'archive/documents',
    bare: documents('', 'document_date desc, id desc'),
  },
  {
    name: 'archive list by name',
    path: () => 'archive/documents?sort=name',
    bare: documents('', 'name_key, id'),
  },
  {
    name: 'archive list of a tag',
    path: () => `archive/documents?tag=${WORD}`,
    bare: documents(` and tags @> array['${WORD}']`, 'document_date desc, id desc'),
  },
  {
    name: 'archive facets',
    path: () => 'archive/facets',
    bare: `select extract(year from document_date), tags from archive_documents where ${visibleDocuments}`,
  },
  {
    name: 'archive search',
    path: () => `archive/documents?q=${WORD}`,
    bare: foundDocuments,
  },
  {
    name: 'document',
    path: ({ document_id }) => `archive/documents/${document_id}`,
    bare: byId('archive_documents'),
    value: ({ document_id }) => document_id,
  },
  { name: 'todos list', path: () => 'todos', bare: list('todos', '', 'start_date desc, id desc') },
  { name: 'todos search', path: () => `todos?q=${WORD}`, bare: holding('todos') },
  {
    name: 'todo',
    path: ({ todo_id }) => `todos/${todo_id}`,
    bare: byId('todos'),
    value: ({ todo_id }) => todo_id,
  },
  { name: 'meetings list', path: () => 'meetings', bare: list('meetings', '', 'meeting_date desc, id desc') },
  { name: 'meetings search', path: () => `meetings?q=${WORD}`, bare: foundMeetings },
  {
    name: 'meeting years',
    path: () => 'meetings/years',
    bare: `select distinct extract(year from meeting_date) from meetings where association_id = $1`,
  },
  {
    name: 'meeting',
    path: ({ meeting_id }) => `meetings/${meeting_id}`,
    bare: byId('meetings'),
    value: ({ meeting_id }) => meeting_id,
  },
  { name: 'forms list', path: () => 'forms', bare: list('forms', ' and not is_hidden', 'position, id') },
  {
    name: 'invoices list',
    path: () => 'invoices?is_checked=false',
    bare: list('invoices', ' and not is_checked', 'created_at, id'),
  },
  { name: 'invoices search', path: () => `invoices?q=${WORD}`, bare: holding('invoices') },
  {
    name: 'invoice',
    path: ({ invoice_id }) => `invoices/${invoice_id}`,
    bare: byId('invoices'),
    value: ({ invoice_id }) => invoice_id,
  },
  { name: 'search over everything', path: () => `search?q=${WORD}`, bare: foundDocuments },
  {
    name: 'overview',
    path: () => 'overview',
    bare: documents('', 'created_at desc, id desc'),
  },
];
