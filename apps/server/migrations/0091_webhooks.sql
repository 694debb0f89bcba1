-- The addresses of other systems that are told of changes (docs/decisions/0185).
create table webhooks (
  id uuid primary key,
  address text not null,
  kinds text[] not null check (cardinality(kinds) > 0),
  -- The association whose changes are sent; null for those of all associations.
  association_id uuid references associations on delete cascade,
  -- The secret of the signatures, encrypted with a key of the server.
  sealed_secret bytea not null,
  -- Whether the address may be one of a private network.
  allows_private boolean not null,
  created_at timestamptz not null,
  -- The time at which the receiver said that it is gone (410), so that nothing is sent any more.
  gone_at timestamptz
);

-- What is sent to an address. A row is added in the transaction of the change.
create table webhook_deliveries (
  id uuid primary key,
  webhook_id uuid not null references webhooks on delete cascade,
  kind text not null,
  association_id uuid not null references associations on delete cascade,
  entity_id uuid not null,
  happened_at timestamptz not null,
  attempts integer not null default 0,
  attempted_at timestamptz,
  -- The status of the last answer, and what went wrong in the last attempt.
  last_status integer,
  last_fault text,
  delivered_at timestamptz,
  -- The time after the last attempt, when nothing is sent until the operator replays the delivery.
  set_aside_at timestamptz,
  check (delivered_at is null or set_aside_at is null)
);
create index webhook_deliveries_by_webhook on webhook_deliveries (webhook_id, happened_at, id);
create index webhook_deliveries_by_time on webhook_deliveries (happened_at, id);
create index webhook_deliveries_set_aside on webhook_deliveries (webhook_id) where set_aside_at is not null;
-- For the deletion of an association.
create index webhook_deliveries_by_association on webhook_deliveries (association_id);
