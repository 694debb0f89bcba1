-- As names and numbers of suppliers are compared: `Helder B.V.` is `helderbv`, `F-2026/031` is `f2026031`.
create function comparable(value text) returns text
  language sql immutable strict parallel safe
  return nullif(regexp_replace(fold_text(value), '[^[:alnum:]]', '', 'g'), '');

create table invoices (
  association_id uuid not null references associations,
  id uuid not null,
  code text,
  name text not null,
  name_key text not null generated always as (fold_text(name)) stored,
  created_at timestamptz not null,
  supplier text,
  supplier_key text generated always as (comparable(supplier)) stored,
  supplier_number text,
  supplier_number_key text generated always as (comparable(supplier_number)) stored,
  invoice_number text,
  invoice_number_key text generated always as (comparable(invoice_number)) stored,
  search_key text not null generated always as
    (fold_text(name || ' ' || coalesce(supplier, '') || ' ' || coalesce(invoice_number, ''))) stored,
  supplier_sort text not null generated always as (coalesce(fold_text(supplier), '')) stored,
  total_cents bigint,
  total_sort bigint not null generated always as (coalesce(total_cents, -9007199254740991)) stored,
  currency text not null,
  iban text,
  facts jsonb,
  check_status text not null default 'to_check' check (check_status in ('to_check', 'approved', 'rejected')),
  is_checked boolean not null generated always as (check_status <> 'to_check') stored,
  is_processed boolean not null default false,
  version integer not null default 0,
  primary key (association_id, id),
  unique (association_id, code)
);
create index invoices_by_creation on invoices (association_id, created_at, id);
create index invoices_by_tab on invoices (association_id, is_checked, created_at, id);
create index invoices_by_name on invoices (association_id, is_checked, name_key, id);
create index invoices_by_supplier on invoices (association_id, is_checked, supplier_sort, id);
create index invoices_by_total on invoices (association_id, is_checked, total_sort, id);
create index invoices_by_status on invoices (association_id, check_status, created_at, id);
create index invoices_by_words on invoices using gin (association_id, search_key gin_trgm_ops);
create index invoices_by_number on invoices (association_id, invoice_number_key) where invoice_number_key is not null;
create index invoices_by_payee on invoices (association_id, supplier_key, created_at, id) where iban is not null;
create index invoices_by_payee_number on invoices (association_id, supplier_number_key, created_at, id)
  where iban is not null and supplier_number_key is not null;

-- The PDF, and the e-invoice as it came. An e-invoice is read when it is imported, and has no reading.
create table invoice_files (
  association_id uuid not null,
  invoice_id uuid not null,
  kind text not null check (kind in ('pdf', 'e_invoice')),
  name text not null,
  extension text not null,
  media_type text not null,
  byte_size integer not null,
  file_hash text not null,
  primary key (association_id, invoice_id, kind),
  foreign key (association_id, invoice_id) references invoices on delete cascade
);
create index invoice_files_by_file on invoice_files (association_id, file_hash);

-- Every decision is kept: each makes the next version of its invoice, so that of two at once one is refused.
create table invoice_decisions (
  association_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  version integer not null,
  decision text not null check (decision in ('approved', 'rejected', 'withdrawn')),
  remark text,
  decided_at timestamptz not null,
  user_id uuid references users on delete set null,
  decided_by text not null,
  staff_id uuid references staff,
  decided_by_staff text,
  is_imported boolean not null default false,
  primary key (association_id, id),
  unique (association_id, invoice_id, version),
  foreign key (association_id, invoice_id) references invoices on delete cascade
);

-- What the provider changed in an invoice that was here already, with what mattered before and after: this too makes the
-- next version, so that nobody decides on what they have not seen.
create table invoice_changes (
  association_id uuid not null,
  invoice_id uuid not null,
  version integer not null,
  changed_at timestamptz not null,
  is_reopened boolean not null,
  before jsonb not null,
  after jsonb not null,
  primary key (association_id, invoice_id, version),
  foreign key (association_id, invoice_id) references invoices on delete cascade
);
