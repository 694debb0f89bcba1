-- What the board writes down about an agenda item during a meeting, for the minutes (docs/product.md#minutes).
create table meeting_item_notes (
  association_id uuid not null,
  item_id uuid not null,
  meeting_id uuid not null,
  -- Empty after the note was removed, so that its version goes on.
  text text not null,
  version integer not null,
  changed_at timestamptz not null,
  primary key (association_id, item_id),
  foreign key (association_id, item_id) references meeting_items on delete cascade
);
create index meeting_item_notes_by_meeting on meeting_item_notes (association_id, meeting_id);
