-- What members propose for the agenda of a meeting, and what the board decided about it (docs/product.md#member-proposals).
create table member_proposals (
  association_id uuid not null,
  id uuid not null,
  meeting_id uuid not null,
  -- Null once whoever proposed it has deleted the account.
  proposer_id uuid references users on delete set null,
  title text not null,
  wording text not null,
  explanation text,
  submitted_at timestamptz not null,
  -- Null until the board decides: on_agenda or refused.
  decision text,
  -- Why it was refused.
  reason text,
  decided_at timestamptz,
  -- The agenda item that was made of it; null once that is removed.
  item_id uuid,
  primary key (association_id, id),
  foreign key (association_id, meeting_id) references meetings (association_id, id) on delete cascade,
  foreign key (association_id, item_id) references meeting_items on delete set null (item_id)
);
create index member_proposals_by_meeting on member_proposals (association_id, meeting_id, submitted_at, id);
create index member_proposals_by_item on member_proposals (association_id, item_id) where item_id is not null;
create index member_proposals_by_proposer on member_proposals (proposer_id) where proposer_id is not null;
