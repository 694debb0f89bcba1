-- While the row is there and has not ended, every change by a member is refused (docs/product.md#maintenance).
create table maintenance_mode (
  is_only boolean primary key default true check (is_only),
  id uuid not null,
  message text not null,
  began_at timestamptz not null,
  -- Null: until it is turned off.
  ends_at timestamptz
);
