create table newsletters (
  association_id uuid not null references associations,
  id uuid not null,
  -- The code of the provider, for imported newsletters.
  code text,
  subject text not null,
  summary text,
  -- The PDF, under the id that it had as a staged file.
  pdf_id uuid not null,
  name text not null,
  extension text not null,
  media_type text not null,
  byte_size integer not null,
  file_hash text not null,
  author_id uuid references users,
  -- The name of an imported author, who may have no account.
  imported_author_name text,
  created_at timestamptz not null,
  -- Null for a draft. Before this time only the board sees the newsletter.
  published_at timestamptz,
  changed_at timestamptz,
  deleted_at timestamptz,
  notify_requested boolean not null default false,
  version integer not null default 1,
  name_key text not null generated always as (fold_text(subject)) stored,
  search_key text not null generated always as (fold_text(subject) || ' ' || fold_text(coalesce(summary, ''))) stored,
  primary key (association_id, id),
  unique (association_id, code),
  foreign key (association_id, file_hash) references file_readings
);
create index newsletters_by_time on newsletters (association_id, published_at, id) where deleted_at is null;
create index newsletters_by_words on newsletters using gin (association_id, search_key gin_trgm_ops);
create index newsletters_by_file on newsletters (association_id, file_hash);
create index newsletters_deleted on newsletters (deleted_at) where deleted_at is not null;

create table newsletter_attachments (
  association_id uuid not null,
  id uuid not null,
  newsletter_id uuid not null,
  code text,
  name text not null,
  extension text not null,
  media_type text not null,
  byte_size integer not null,
  file_hash text not null,
  position integer not null,
  primary key (association_id, id),
  unique (association_id, newsletter_id, code),
  foreign key (association_id, newsletter_id) references newsletters on delete cascade,
  foreign key (association_id, file_hash) references file_readings
);
create index newsletter_attachments_by_newsletter on newsletter_attachments (association_id, newsletter_id, position);
create index newsletter_attachments_by_file on newsletter_attachments (association_id, file_hash);

create trigger release_files after delete on newsletters
  referencing old table as removed for each statement execute function release_files();
create trigger release_files after delete on newsletter_attachments
  referencing old table as removed for each statement execute function release_files();

-- A row that gets another file releases the former.
create function release_former_file() returns trigger language plpgsql as $$
begin
  insert into released_files (association_id, file_hash) values (old.association_id, old.file_hash)
  on conflict do nothing;
  return null;
end $$;
create trigger release_former_file after update on newsletters
  for each row when (old.file_hash is distinct from new.file_hash) execute function release_former_file();
