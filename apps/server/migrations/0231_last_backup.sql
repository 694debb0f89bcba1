-- The last backup that had every file, for the alarm about its age. There is at most one row, so the key has one value.
create table last_backup (
  is_only boolean primary key default true check (is_only),
  -- The moment at which its rows were read.
  made_at timestamptz not null
);
