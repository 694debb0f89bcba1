-- How a meeting goes on while it is held: motions about its procedure, and breaks (docs/decisions/0290).
create table procedural_motions (
  association_id uuid not null,
  id uuid not null,
  meeting_id uuid not null,
  kind text not null check (kind in ('close_debate', 'adjourn', 'secret_vote')),
  -- The agenda item that was discussed, which may be removed later; null for none.
  item_id uuid,
  outcome text not null check (outcome in ('adopted', 'rejected')),
  decided_at timestamptz not null,
  primary key (association_id, id),
  foreign key (association_id, meeting_id) references meetings on delete cascade
);
create index procedural_motions_by_meeting on procedural_motions (association_id, meeting_id, decided_at);

create table adjournments (
  association_id uuid not null,
  id uuid not null,
  meeting_id uuid not null,
  -- The motion by which the meeting decided it; null if the chair did.
  motion_id uuid,
  adjourned_at timestamptz not null,
  -- When the meeting goes on, as the board said it; null if the board did not.
  resumes_at timestamptz,
  -- When the meeting went on; null while it is adjourned.
  resumed_at timestamptz,
  primary key (association_id, id),
  foreign key (association_id, meeting_id) references meetings on delete cascade,
  foreign key (association_id, motion_id) references procedural_motions
);
create index adjournments_by_meeting on adjournments (association_id, meeting_id, adjourned_at);
create index adjournments_by_motion on adjournments (association_id, motion_id);
create unique index adjournments_open on adjournments (association_id, meeting_id) where resumed_at is null;
