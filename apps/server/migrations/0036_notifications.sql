-- Which mails a member wants. Without a row, the default of the kind counts. `is_off_by_link` says that the link in
-- a mail switched the kind off, so that the same link can switch exactly this on again.
create table notification_choices (
  association_id uuid not null references associations,
  user_id uuid not null references users on delete cascade,
  kind text not null,
  is_on boolean not null,
  is_off_by_link boolean not null default false,
  changed_at timestamptz not null,
  primary key (association_id, user_id, kind)
);
create index notification_choices_by_user on notification_choices (user_id, kind);

-- A request of an author to mail the owners about one message. Its mails are written in batches; `last_user_id` is the
-- last member of the batches so far.
create table notification_runs (
  association_id uuid not null references associations,
  id uuid not null,
  kind text not null,
  entity_id uuid not null,
  due_at timestamptz,
  last_user_id uuid,
  written_at timestamptz,
  primary key (association_id, id)
);
-- A message has one request at a time whose mails are not written yet.
create unique index notification_runs_open on notification_runs (association_id, kind, entity_id)
  where written_at is null;

-- The days with a digest, so that there is one a day. The digests tell what was added before `until`.
create table digest_days (
  day date primary key,
  until timestamptz not null,
  last_user_id uuid,
  written_at timestamptz
);

-- Until when a member was told what is new.
create table digest_marks (
  user_id uuid primary key references users on delete cascade,
  told_until timestamptz not null
);

-- A mail with a source has no stored texts: it is composed when it is sent, for the rights and choices of that moment.
alter table outbox_mails
  add column source jsonb,
  add column skipped_at timestamptz;
-- Such mails are deleted a month later.
create index outbox_mails_composed on outbox_mails (created_at) where source is not null;
