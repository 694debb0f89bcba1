-- The board moves and cancels the second meetings that it called (docs/decisions/0289).
alter table meetings
  -- Why the board cancelled the meeting, which members read.
  add column cancel_reason text,
  -- The first meeting of a second one that was cancelled, so that the first one can have another.
  add column former_first_meeting_id uuid,
  add foreign key (association_id, former_first_meeting_id) references meetings (association_id, id)
    on delete set null (former_first_meeting_id);

create index meetings_former_first_meeting on meetings (association_id, former_first_meeting_id)
  where former_first_meeting_id is not null;

-- The item of the first meeting that an item of a second one was copied from, which may be removed later.
alter table meeting_items add column first_item_id uuid;
create index meeting_items_by_first_item on meeting_items (association_id, first_item_id) where first_item_id is not null;
