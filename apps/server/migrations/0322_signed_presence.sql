-- The time at which a member signed the attendance list by signing in (docs/product.md#voting).
alter table meeting_presences add column signed_at timestamptz;
