-- What changed on an agenda, apart from places (docs/decisions/0261).
alter table meeting_items
  -- The time of the last change of what the item says, its place aside. Somebody who gave a proxy before it instructed another text.
  add column text_changed_at timestamptz,
  -- Whether the item was added after the members were convened, so that the convocation has no number for it.
  add column is_late boolean not null default false;
update meeting_items set text_changed_at = changed_at where changed_at is not null;

-- The highest number of an item of the convocation that was removed. No later item gets it.
alter table board_agendas add column last_number integer not null default 0;
