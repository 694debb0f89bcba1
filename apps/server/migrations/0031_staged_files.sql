-- Files that a member has uploaded for a form that is not saved yet. Saving the form moves them to the table of the
-- attachments of its resource.
create table staged_files (
  association_id uuid not null,
  id uuid not null,
  user_id uuid not null references users on delete cascade,
  name text not null,
  extension text not null,
  media_type text not null,
  byte_size integer not null,
  file_hash text not null,
  created_at timestamptz not null,
  primary key (association_id, id),
  foreign key (association_id, file_hash) references file_readings
);
create index staged_files_by_user on staged_files (association_id, user_id);
create index staged_files_by_file on staged_files (association_id, file_hash);
create index staged_files_by_creation on staged_files (created_at);

-- Contents to which a deleted row referred. The hourly clean-up removes those to which no other row refers.
create table released_files (
  association_id uuid not null,
  file_hash text not null,
  primary key (association_id, file_hash)
);
create index file_readings_by_hash on file_readings (file_hash, association_id);

-- A table whose rows are deleted for good has this trigger, so that no statement that deletes rows can forget the bytes.
create function release_files() returns trigger language plpgsql as $$
begin
  insert into released_files (association_id, file_hash)
  select distinct association_id, file_hash from removed
  on conflict do nothing;
  return null;
end $$;
create trigger release_files after delete on staged_files
  referencing old table as removed for each statement execute function release_files();
