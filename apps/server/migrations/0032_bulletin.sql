create table bulletin_messages (
  association_id uuid not null references associations,
  id uuid not null,
  -- The code of the provider, for imported messages.
  code text,
  subject text not null,
  text text not null,
  author_id uuid references users,
  -- The name of an imported author, who may have no account.
  imported_author_name text,
  published_at timestamptz not null,
  changed_at timestamptz,
  deleted_at timestamptz,
  notify_requested boolean not null default false,
  version integer not null default 1,
  name_key text not null generated always as (fold_text(subject)) stored,
  search_key text not null generated always as (fold_text(subject) || ' ' || fold_text(text)) stored,
  primary key (association_id, id),
  unique (association_id, code),
  check (author_id is not null or imported_author_name is not null)
);
create index bulletin_messages_by_time on bulletin_messages (association_id, published_at, id)
  where deleted_at is null;
create index bulletin_messages_by_words on bulletin_messages using gin (association_id, search_key gin_trgm_ops);
create index bulletin_messages_deleted on bulletin_messages (deleted_at) where deleted_at is not null;

create table bulletin_attachments (
  association_id uuid not null,
  id uuid not null,
  message_id uuid not null,
  code text,
  position integer not null,
  name text not null,
  extension text not null,
  media_type text not null,
  byte_size integer not null,
  file_hash text not null,
  primary key (association_id, id),
  unique (association_id, message_id, code),
  foreign key (association_id, message_id) references bulletin_messages on delete cascade,
  foreign key (association_id, file_hash) references file_readings
);
create index bulletin_attachments_by_message on bulletin_attachments (association_id, message_id, position, id);
create index bulletin_attachments_by_file on bulletin_attachments (association_id, file_hash);
create trigger release_files after delete on bulletin_attachments
  referencing old table as removed for each statement execute function release_files();
