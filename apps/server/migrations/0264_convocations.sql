-- The convocation of a meeting as it was sent, with the evidence of its delivery (docs/decisions/0263).
create table meeting_convocations (
  association_id uuid not null,
  id uuid not null,
  meeting_id uuid not null,
  version integer not null check (version > 0),
  frozen_at timestamptz not null,
  -- The user who sent it. The content has the name of that time.
  frozen_by uuid references users on delete set null,
  -- The meeting, its agenda and its documents as JSON. It is a text, so that its bytes stay those of the hash.
  content text not null,
  hash text not null,
  -- The end of the chain of deliveries: their number, and the hash of the last one, at first that of the content.
  delivery_count integer not null default 0,
  delivery_hash text not null,
  primary key (association_id, id),
  unique (association_id, meeting_id, version),
  foreign key (association_id, meeting_id) references meetings on delete cascade
);
create index meeting_convocations_by_sender on meeting_convocations (frozen_by) where frozen_by is not null;

-- The files of a convocation, which stay when the meeting gets others.
create table convocation_documents (
  association_id uuid not null,
  convocation_id uuid not null,
  position integer not null,
  name text not null,
  extension text not null,
  media_type text not null,
  byte_size integer not null,
  file_hash text not null,
  created_at timestamptz not null,
  primary key (association_id, convocation_id, position),
  foreign key (association_id, convocation_id) references meeting_convocations on delete cascade,
  foreign key (association_id, file_hash) references file_readings
);
create index convocation_documents_by_file on convocation_documents (association_id, file_hash);
create trigger release_files after delete on convocation_documents
  referencing old table as removed for each statement execute function release_files();

create table convocation_deliveries (
  association_id uuid not null,
  convocation_id uuid not null,
  position integer not null check (position > 0),
  -- Without a reference to the user, because the end of an account must not change what was delivered.
  user_id uuid not null,
  name text not null,
  email text not null,
  way text not null check (way in ('mail')),
  delivered_at timestamptz not null,
  hash text not null,
  primary key (association_id, convocation_id, position),
  unique (association_id, convocation_id, user_id, way),
  foreign key (association_id, convocation_id) references meeting_convocations on delete cascade
);
create index convocation_deliveries_by_user on convocation_deliveries (user_id);

-- The day on which the board convened the members here. An import, which writes sent_date, does not change it.
alter table meetings add column convened_on date;
