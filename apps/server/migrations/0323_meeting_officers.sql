-- Who chairs a meeting and who takes its minutes, as the board typed it (docs/product.md#minutes). No import writes these columns.
alter table meetings
  add column chair_name text,
  add column minute_taker text,
  add column officers_set_at timestamptz;
