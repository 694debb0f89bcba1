-- The message of the provider above every screen (docs/product.md#banners). There is at most one, so the key has one value.
create table maintenance_banner (
  is_only boolean primary key default true check (is_only),
  id uuid not null,
  kind text not null check (kind in ('info', 'warning')),
  message text not null,
  shown_from timestamptz not null,
  -- Null: until it is cleared.
  shown_until timestamptz,
  check (shown_until > shown_from)
);
