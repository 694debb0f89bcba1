-- What members ask the board about an agenda item before a meeting, and the replies for all members (docs/product.md#questions).
create table item_questions (
  association_id uuid not null,
  id uuid not null,
  meeting_id uuid not null,
  item_id uuid not null,
  -- Null once whoever asked has deleted the account: the reply is for all members.
  asker_id uuid references users on delete set null,
  text text not null,
  asked_at timestamptz not null,
  -- Null until the board replies.
  reply text,
  answered_at timestamptz,
  version integer not null default 1,
  primary key (association_id, id),
  foreign key (association_id, item_id) references meeting_items on delete cascade
);
create index item_questions_by_meeting on item_questions (association_id, meeting_id, asked_at, id);
create index item_questions_by_item on item_questions (association_id, item_id);
create index item_questions_by_asker on item_questions (asker_id) where asker_id is not null;
