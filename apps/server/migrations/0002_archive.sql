create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- Dutch stems, with and without accents alike: `dakgoten` finds `dakgoot`, `financien` finds `financiën`.
create text search configuration dutch_unaccent (copy = pg_catalog.dutch);
alter text search configuration dutch_unaccent
  alter mapping for hword, hword_part, word with unaccent, dutch_stem;

-- As names and tags are compared and sorted: without capitals and accents.
create function fold_text(value text) returns text
  language sql immutable strict parallel safe
  return lower(unaccent('unaccent', value));

create function fold_tags(tags text[]) returns text
  language sql immutable strict parallel safe
  return fold_text(array_to_string(tags, ' '));

create table archive_groups (
  association_id uuid not null references associations,
  id uuid not null,
  code text not null,
  name text not null,
  is_board_only boolean not null,
  position integer not null,
  document_count integer not null default 0,
  hidden_count integer not null default 0,
  primary key (association_id, id),
  unique (association_id, code)
);

create table archive_documents (
  association_id uuid not null,
  id uuid not null,
  code text,
  group_id uuid not null,
  name text not null,
  name_key text not null generated always as (fold_text(name)) stored,
  extension text not null,
  media_type text not null,
  byte_size integer not null,
  file_hash text not null,
  tags text[] not null,
  search_key text not null generated always as (fold_text(name) || ' ' || fold_tags(tags)) stored,
  document_date date not null,
  created_at timestamptz not null,
  hidden_at timestamptz,
  page_count integer,
  has_thumbnail boolean not null default false,
  searchability text not null default 'pending'
    check (searchability in ('pending', 'searchable', 'not_searchable')),
  reading_attempts integer not null default 0,
  reading_due_at timestamptz,
  version integer not null default 1,
  primary key (association_id, id),
  unique (association_id, code),
  foreign key (association_id, group_id) references archive_groups
);
create index archive_documents_by_date on archive_documents (association_id, document_date, id);
create index archive_documents_by_group on archive_documents (association_id, group_id, document_date, id);
create index archive_documents_by_name on archive_documents (association_id, name_key, id);
create index archive_documents_by_size on archive_documents (association_id, byte_size, id);
create index archive_documents_by_creation on archive_documents (association_id, created_at, id);
create index archive_documents_by_words on archive_documents
  using gin (association_id, search_key gin_trgm_ops);
create index archive_documents_by_tag on archive_documents using gin (association_id, tags);
create index archive_documents_by_hash on archive_documents (file_hash);
create index archive_documents_to_read on archive_documents (reading_due_at) where searchability = 'pending';

create table archive_pages (
  association_id uuid not null,
  document_id uuid not null,
  page integer not null,
  text text not null,
  words tsvector not null generated always as (to_tsvector('dutch_unaccent', text)) stored,
  primary key (association_id, document_id, page),
  foreign key (association_id, document_id) references archive_documents on delete cascade
);
create index archive_pages_by_words on archive_pages using gin (association_id, words);

-- Groups count their documents themselves, so that the first page of a long archive counts nothing.
create function count_added_documents() returns trigger language plpgsql as $$
begin
  update archive_groups g
  set document_count = document_count + c.visible, hidden_count = hidden_count + c.hidden
  from (
    select association_id, group_id,
      sum(case when hidden_at is null then change else 0 end) as visible,
      sum(case when hidden_at is null then 0 else change end) as hidden
    from (select association_id, group_id, hidden_at, 1 as change from added) changes
    group by association_id, group_id
  ) c
  where g.association_id = c.association_id and g.id = c.group_id and (c.visible <> 0 or c.hidden <> 0);
  return null;
end $$;
create trigger count_added after insert on archive_documents
  referencing new table as added for each statement execute function count_added_documents();

create function count_removed_documents() returns trigger language plpgsql as $$
begin
  update archive_groups g
  set document_count = document_count + c.visible, hidden_count = hidden_count + c.hidden
  from (
    select association_id, group_id,
      sum(case when hidden_at is null then change else 0 end) as visible,
      sum(case when hidden_at is null then 0 else change end) as hidden
    from (select association_id, group_id, hidden_at, -1 as change from removed) changes
    group by association_id, group_id
  ) c
  where g.association_id = c.association_id and g.id = c.group_id and (c.visible <> 0 or c.hidden <> 0);
  return null;
end $$;
create trigger count_removed after delete on archive_documents
  referencing old table as removed for each statement execute function count_removed_documents();

create function count_changed_documents() returns trigger language plpgsql as $$
begin
  update archive_groups g
  set document_count = document_count + c.visible, hidden_count = hidden_count + c.hidden
  from (
    select association_id, group_id,
      sum(case when hidden_at is null then change else 0 end) as visible,
      sum(case when hidden_at is null then 0 else change end) as hidden
    from (
      select association_id, group_id, hidden_at, 1 as change from added
      union all
      select association_id, group_id, hidden_at, -1 as change from removed
    ) changes
    group by association_id, group_id
  ) c
  where g.association_id = c.association_id and g.id = c.group_id and (c.visible <> 0 or c.hidden <> 0);
  return null;
end $$;
create trigger count_changed after update on archive_documents
  referencing old table as removed new table as added for each statement execute function count_changed_documents();
