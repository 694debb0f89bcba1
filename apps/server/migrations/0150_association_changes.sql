-- The position in the write-ahead log, in bytes, after the last change of an association that a server knows of
-- (docs/decisions/0207). Servers write it when they have a read replica. The table is unlogged: a write waits for no disk and no
-- replica, and the rows go away when the log begins anew: after a crash, and on a replica that becomes the primary.
create unlogged table association_changes (
  association_id uuid primary key references associations on delete cascade,
  position bigint not null
);
