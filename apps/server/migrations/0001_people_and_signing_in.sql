create extension if not exists citext;

create table owners (
  id uuid primary key,
  code text not null unique
);

create table associations (
  id uuid primary key,
  code text not null unique,
  name text not null,
  title text
);

create table users (
  id uuid primary key,
  code text not null unique,
  email citext not null unique,
  name text not null,
  password_hash text,
  owner_id uuid references owners,
  last_active_association_id uuid references associations,
  totp_secret text,
  totp_last_step bigint
);

create table staff (
  id uuid primary key,
  code text not null unique,
  email citext not null unique,
  name text not null
);

create table memberships (
  association_id uuid not null references associations,
  user_id uuid not null references users,
  is_board boolean not null,
  is_invoice_check boolean not null,
  is_invoice_check_copy boolean not null,
  primary key (association_id, user_id)
);
create index memberships_by_user on memberships (user_id);

create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table sessions (
  id uuid primary key,
  token_hash bytea not null unique,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  two_factor_at timestamptz,
  staff_id uuid references staff,
  is_read_only boolean not null
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_end on sessions (expires_at);

create table password_resets (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null
);

create table impersonation_links (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  staff_id uuid not null references staff,
  reason text not null,
  is_read_only boolean not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table audit_entries (
  id uuid primary key,
  happened_at timestamptz not null,
  action text not null,
  user_id uuid references users on delete set null,
  staff_id uuid references staff,
  association_id uuid,
  details jsonb not null
);
create index audit_entries_by_user on audit_entries (user_id, happened_at);

create table attempts (
  id uuid primary key,
  subject bytea not null,
  attempted_at timestamptz not null
);
create index attempts_by_subject on attempts (subject, attempted_at);

create table outbox_mails (
  id uuid primary key,
  dedupe_key text not null unique,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  sent_at timestamptz,
  failed_at timestamptz
);
create index outbox_mails_due on outbox_mails (next_attempt_at) where sent_at is null and failed_at is null;

create table idempotency_keys (
  user_id uuid not null references users on delete cascade,
  key text not null,
  call text not null,
  created_id uuid not null,
  created_at timestamptz not null,
  primary key (user_id, key)
);
