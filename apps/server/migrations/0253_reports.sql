-- Reports of members are action items (docs/decisions/0253). Servers of the previous version leave the new columns at their defaults.
alter table todos
  -- A report has no code until the import takes it over.
  alter column code drop not null,
  add column reported_reference text,
  add column reporter_id uuid references users on delete set null,
  add column reported_at timestamptz,
  add column state text check (state in ('reported', 'in_progress', 'waiting', 'done', 'rejected')),
  add column state_since timestamptz,
  add column planned_on date,
  -- The last note of the provider, which the next import compares with.
  add column public_note text,
  add column is_visible_to_owners boolean not null default true,
  add column done_at timestamptz,
  -- Until the provider says that it is not done, a reopened action item stays open, whatever the import says.
  add column reopened_at timestamptz,
  add column replied_at timestamptz,
  add column follower_count integer not null default 0,
  -- The place of a report in the export for the provider, as that of a decision (migration 0081).
  add column export_number bigint,
  add constraint todos_reported unique (association_id, reported_reference),
  add constraint todos_have_a_reference check (code is not null or reported_reference is not null);
create index todos_by_reporter on todos (association_id, reporter_id, start_date desc, id desc) where reporter_id is not null;
create sequence report_exports;
create index todos_by_export on todos (export_number) where export_number is not null;
create index todos_to_export on todos (reported_at, association_id, id) where export_number is null and reported_at is not null;
create index todos_by_report on todos (association_id, reported_at, id) where reported_at is not null;

alter table associations
  add column report_visibility text not null default 'after_review'
    check (report_visibility in ('at_once', 'after_review', 'never'));

-- The last number of the reports of an association in a year.
create table report_numbers (
  association_id uuid not null references associations,
  year integer not null,
  last_number integer not null,
  primary key (association_id, year)
);

-- The timelines of action items: what people wrote, and what the provider changed.
create table todo_entries (
  association_id uuid not null,
  id uuid not null,
  todo_id uuid not null,
  -- The code of the row in the data of the provider, or null for an entry of a member or of a change.
  code text,
  kind text not null check (kind in ('report', 'reaction', 'change', 'reopened', 'rejected')),
  author_id uuid references users on delete set null,
  author_name text,
  author_role text check (author_role in ('provider', 'reporter', 'board', 'owner')),
  text text,
  happened_at timestamptz not null,
  changed_at timestamptz,
  state_before text,
  state text,
  handler text,
  planned_on date,
  internal_reference text,
  task text,
  version integer not null default 1,
  search_key text not null generated always as (fold_text(coalesce(text, '') || ' ' || coalesce(internal_reference, ''))) stored,
  primary key (association_id, id),
  unique (association_id, code, todo_id),
  foreign key (association_id, todo_id) references todos on delete cascade,
  check ((author_name is null) = (author_role is null)),
  check (kind = 'change' or author_name is not null)
);
create index todo_entries_by_time on todo_entries (association_id, todo_id, happened_at, id);
create index todo_entries_by_author on todo_entries (association_id, author_id, happened_at) where author_id is not null;
create index todo_entries_by_words on todo_entries using gin (association_id, search_key gin_trgm_ops);

create table todo_entry_attachments (
  association_id uuid not null,
  id uuid not null,
  entry_id uuid not null,
  code text,
  position integer not null,
  name text not null,
  extension text not null,
  media_type text not null,
  byte_size integer not null,
  file_hash text not null,
  primary key (association_id, id),
  unique (association_id, entry_id, code),
  foreign key (association_id, entry_id) references todo_entries on delete cascade,
  foreign key (association_id, file_hash) references file_readings
);
create index todo_entry_attachments_by_entry on todo_entry_attachments (association_id, entry_id, position, id);
create index todo_entry_attachments_by_file on todo_entry_attachments (association_id, file_hash);
create trigger release_files after delete on todo_entry_attachments
  referencing old table as removed for each statement execute function release_files();
create trigger add_bytes after insert on todo_entry_attachments
  referencing new table as added for each statement execute function keep_file_bytes();
create trigger add_bytes_of_change after update on todo_entry_attachments
  referencing old table as removed new table as added for each statement execute function keep_file_bytes();
create trigger add_bytes_of_removal after delete on todo_entry_attachments
  referencing old table as removed for each statement execute function keep_file_bytes();

create table todo_follows (
  association_id uuid not null,
  todo_id uuid not null,
  user_id uuid not null references users on delete cascade,
  followed_at timestamptz not null,
  -- What happened after this is new to the member.
  seen_at timestamptz not null,
  primary key (association_id, todo_id, user_id),
  foreign key (association_id, todo_id) references todos on delete cascade
);
create index todo_follows_by_user on todo_follows (association_id, user_id);

create function count_followers() returns trigger language plpgsql as $$
begin
  update todos set follower_count = (
    select count(*) from todo_follows f where f.association_id = todos.association_id and f.todo_id = todos.id)
  from (select distinct association_id, todo_id from changed) as c
  where todos.association_id = c.association_id and todos.id = c.todo_id;
  return null;
end $$;
create trigger count_added_followers after insert on todo_follows
  referencing new table as changed for each statement execute function count_followers();
create trigger count_removed_followers after delete on todo_follows
  referencing old table as changed for each statement execute function count_followers();

-- A photo of an entry is in no album, and is not staged.
alter table photos
  alter column staged_at drop not null,
  add column entry_id uuid,
  add foreign key (association_id, entry_id) references todo_entries on delete cascade;
create index photos_by_entry on photos (association_id, entry_id, position, id) where entry_id is not null;
