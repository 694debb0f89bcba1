-- The browser of a session, and its place in words if the provider has a table of places. No address is stored.
alter table sessions add column user_agent text, add column place text;

-- A secret of an authenticator app that counts only after a code of that app confirmed it.
create table totp_setups (
  user_id uuid primary key references users on delete cascade,
  secret text not null,
  created_at timestamptz not null
);

-- The browsers that a member signed in with, by the hash of a cookie that lives longer than a session.
create table known_devices (
  user_id uuid not null references users on delete cascade,
  token_hash bytea not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (user_id, token_hash)
);
create index known_devices_by_time on known_devices (last_seen_at);
