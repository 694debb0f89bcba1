-- The parts of a name and the contact data of a user. `imported` has the values of the last import, so that a later
-- import changes only what the provider changed, and keeps what the member changed.
alter table users
  add column salutation text,
  add column initials text,
  add column first_name text,
  add column name_prefix text,
  add column last_name text,
  add column phone text,
  add column mobile text,
  add column profile_version integer not null default 1,
  add column imported jsonb;

-- Requests for another e-mail address. The links in the mails are signed with the id, so that no token is stored.
create table email_changes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  old_email citext not null,
  new_email citext not null,
  requested_at timestamptz not null,
  -- The last mail to the new address, and the number of these mails.
  sent_at timestamptz not null,
  sent_count integer not null default 1,
  confirmed_at timestamptz,
  cancelled_at timestamptz,
  -- Since when the old address can not undo the change any more.
  settled_at timestamptz
);
create index email_changes_by_user on email_changes (user_id, requested_at);
create index email_changes_by_old_email on email_changes (old_email) where confirmed_at is not null;

-- The addresses of members, as the provider registered them.
create table addresses (
  association_id uuid not null references associations,
  id uuid not null,
  code text not null,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('apartment', 'home', 'postal', 'invoice')),
  addressee text,
  street text not null,
  postal_code text,
  city text not null,
  country text not null,
  position integer not null,
  primary key (association_id, id),
  unique (association_id, code)
);
create index addresses_by_user on addresses (user_id);
