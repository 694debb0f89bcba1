-- The minutes of a meeting: texts, of which each is kept, who signed which, and their publication (docs/decisions/0287).
create table meeting_minutes (
  association_id uuid not null,
  meeting_id uuid not null,
  -- The text as it is now.
  version integer not null,
  published_at timestamptz,
  published_by uuid references users on delete set null,
  -- The document of the meeting with the published minutes. It can be gone.
  document_id uuid,
  primary key (association_id, meeting_id),
  foreign key (association_id, meeting_id) references meetings on delete cascade
);
create index meeting_minutes_by_publisher on meeting_minutes (published_by) where published_by is not null;

create table meeting_minutes_versions (
  association_id uuid not null,
  meeting_id uuid not null,
  version integer not null,
  text text not null,
  -- The SHA-256 hash of the text, which signatures are for.
  hash text not null,
  written_by uuid references users on delete set null,
  written_at timestamptz not null,
  primary key (association_id, meeting_id, version),
  foreign key (association_id, meeting_id) references meeting_minutes on delete cascade
);
create index meeting_minutes_versions_by_writer on meeting_minutes_versions (written_by) where written_by is not null;

create table meeting_minutes_signatures (
  association_id uuid not null,
  meeting_id uuid not null,
  version integer not null,
  office text not null check (office in ('chair', 'minute_taker')),
  -- The hash of the text that was signed, so that a change of the stored text shows.
  hash text not null,
  name text not null,
  -- The user who signed, or who says that somebody signed on paper; null after the end of the account.
  user_id uuid references users on delete set null,
  -- The name of the board member who says that the person signed on paper.
  stated_by text,
  signed_at timestamptz not null,
  primary key (association_id, meeting_id, version, office),
  foreign key (association_id, meeting_id, version) references meeting_minutes_versions on delete cascade
);
create index meeting_minutes_signatures_by_user on meeting_minutes_signatures (user_id) where user_id is not null;
