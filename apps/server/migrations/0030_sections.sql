-- When a member last opened a section of "Nieuws en media". Items since `seen_at` count in the badge; items since
-- `unread_since` are marked as new, during the visit that began at `seen_at`.
create table section_visits (
  association_id uuid not null references associations,
  user_id uuid not null references users on delete cascade,
  section text not null,
  seen_at timestamptz not null,
  unread_since timestamptz not null,
  primary key (association_id, user_id, section)
);

-- What happened in an association, for the open tabs of its members. An event without association is for all.
create table section_events (
  id bigint generated always as identity primary key,
  association_id uuid references associations,
  section text not null,
  entity_id uuid not null,
  happened_at timestamptz not null
);
create index section_events_by_time on section_events (happened_at);
