create table meetings (
  association_id uuid not null references associations,
  id uuid not null,
  code text not null,
  meeting_date timestamptz not null,
  ends_at timestamptz,
  concerns text not null,
  client text,
  meeting_coach text,
  location text,
  budget_effective_date date,
  sent_date date,
  search_key text not null generated always as (fold_text(
    concerns || ' ' || coalesce(location, '') || ' ' || coalesce(client, '') || ' ' || coalesce(meeting_coach, '')
  )) stored,
  changed_at timestamptz not null,
  calendar_sequence integer not null default 0,
  primary key (association_id, id),
  unique (association_id, code)
);
create index meetings_by_date on meetings (association_id, meeting_date, id);
create index meetings_by_words on meetings using gin (association_id, search_key gin_trgm_ops);

create table meeting_documents (
  association_id uuid not null,
  id uuid not null,
  code text not null,
  meeting_id uuid not null,
  name text not null,
  extension text not null,
  media_type text not null,
  byte_size integer not null,
  file_hash text not null,
  position integer not null,
  created_at timestamptz not null,
  primary key (association_id, id),
  unique (association_id, code),
  foreign key (association_id, meeting_id) references meetings,
  foreign key (association_id, file_hash) references file_readings
);
create index meeting_documents_by_meeting on meeting_documents (association_id, meeting_id, position, id);
create index meeting_documents_by_file on meeting_documents (association_id, file_hash);

-- Which secret address of the calendar feed a member has now; who never renewed it has the first, without a row.
create table calendar_feeds (
  user_id uuid primary key references users on delete cascade,
  generation integer not null,
  renewed_at timestamptz not null
);
