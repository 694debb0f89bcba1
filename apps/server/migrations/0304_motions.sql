-- Amendments and counter-proposals to proposals of a meeting that is held (docs/decisions/0282).
create table motions (
  association_id uuid not null,
  id uuid not null,
  meeting_id uuid not null,
  -- The agenda item may be removed later.
  item_id uuid not null,
  kind text not null check (kind in ('amendment', 'counter_proposal')),
  -- What the motion asks, as one line.
  text text not null,
  -- The whole text of the proposal as it reads if the motion is carried.
  wording text not null,
  proposer text not null,
  -- The place among the motions about the item, from 1. Motions are voted about in that order.
  position integer not null,
  -- The wording of the proposal when the text of the motion was written.
  based_on text not null,
  -- The wording and the options that the motion replaced, as JSON; null unless it was carried.
  replaced jsonb,
  created_at timestamptz not null,
  withdrawn_at timestamptz,
  version integer not null default 1,
  primary key (association_id, id),
  foreign key (association_id, meeting_id) references meetings on delete cascade
);
create index motions_by_item on motions (association_id, meeting_id, item_id, position);

-- The motion that a ballot is about; null for a ballot about the proposal itself.
alter table ballots add column motion_id uuid;
alter table ballots add foreign key (association_id, motion_id) references motions;
