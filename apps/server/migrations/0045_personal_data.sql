-- Exports of everything that the portal holds about a member. A failed export has a time of failure, and a ready one
-- has a file in the store, under its id and `file_id`.
create table personal_data_exports (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  requested_at timestamptz not null,
  failed_at timestamptz,
  ready_at timestamptz,
  expires_at timestamptz,
  file_id uuid,
  byte_size bigint,
  -- The SHA-256 hash of the token in the link.
  token_hash bytea unique,
  check ((ready_at is null) = (expires_at is null) and (ready_at is null) = (file_id is null)
    and (ready_at is null) = (byte_size is null) and (ready_at is null) = (token_hash is null)),
  check (ready_at is null or failed_at is null)
);
-- A member has one running export, so that a second request returns the first.
create unique index personal_data_exports_running on personal_data_exports (user_id)
  where ready_at is null and failed_at is null;
create index personal_data_exports_by_user on personal_data_exports (user_id, requested_at);
