-- How many searches, uploads and zips each member requested in a minute, for the limits of decision 202.
create table call_counts (
  user_id uuid not null references users on delete cascade,
  kind text not null,
  minute_began_at timestamptz not null,
  total integer not null,
  primary key (user_id, kind)
);
