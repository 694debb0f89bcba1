-- Pushes to the devices of members (docs/decisions/0254).

-- The pair of keys with which push services recognise this installation. The private key is sealed.
create table push_keys (
  id boolean primary key default true check (id),
  public_key text not null,
  sealed_private_key bytea not null,
  created_at timestamptz not null
);

create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- A push subscription ends with its session. Null after a session that ended because the member did nothing.
  session_id uuid unique references sessions on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  shows_subject boolean not null,
  created_at timestamptz not null,
  -- The last time at which a session of the member had this device.
  seen_at timestamptz not null
);
create index push_subscriptions_by_user on push_subscriptions (user_id);
create index push_subscriptions_by_end on push_subscriptions (seen_at) where session_id is null;

-- Whether a push goes to the devices of the member, beside the mail.
alter table notification_choices add column is_push boolean not null default false;
create index notification_choices_by_push on notification_choices (association_id, kind, user_id) where is_push;
