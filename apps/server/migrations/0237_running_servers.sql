-- The servers that run, each with its last heartbeat (docs/product.md#database). A row that beats no more is of a server that ended.
create table running_servers (
  id uuid primary key,
  host text not null,
  version text not null,
  started_at timestamptz not null,
  beat_at timestamptz not null,
  -- Fingerprints of the secrets: those of the current one and, during a rotation, of the other one.
  secret_prints text[] not null,
  -- The file store: where it is, and fingerprints of it and of the other one, during a move.
  files_place text not null,
  files_prints text[] not null
);
