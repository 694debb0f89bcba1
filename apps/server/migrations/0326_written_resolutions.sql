-- Decisions outside a meeting: all who vote consent in writing (docs/decisions/0283).
create table written_resolutions (
  association_id uuid not null references associations on delete cascade,
  id uuid not null,
  title text not null,
  wording text not null,
  explanation text,
  created_at timestamptz not null,
  -- The day of created_at in the Netherlands: the first one of a consent on paper.
  created_on date not null,
  last_day date not null,
  adopted_on date,
  withdrawn_on date,
  -- The decision in the register. The provider deletes none of these.
  decision_id uuid,
  primary key (association_id, id),
  check (adopted_on is null or withdrawn_on is null),
  check ((adopted_on is null) = (decision_id is null))
);
create index written_resolutions_by_time on written_resolutions (association_id, created_at, id);

-- What an owner said for an apartment, or the consent of an owner on paper, which has a day and no voter.
create table written_resolution_votes (
  association_id uuid not null,
  id uuid not null,
  resolution_id uuid not null,
  apartment_id uuid not null,
  -- Null on paper, and once the voter has deleted the account.
  voter_id uuid references users on delete set null,
  choice text not null check (choice in ('for', 'against')),
  signed_on date,
  voted_at timestamptz not null,
  primary key (association_id, id),
  foreign key (association_id, resolution_id) references written_resolutions on delete cascade,
  foreign key (association_id, apartment_id) references apartments on delete cascade,
  check (signed_on is null or (voter_id is null and choice = 'for'))
);
create unique index written_resolution_votes_by_voter on written_resolution_votes (association_id, resolution_id, apartment_id, voter_id);
create unique index written_resolution_votes_on_paper on written_resolution_votes (association_id, resolution_id, apartment_id)
  where signed_on is not null;
create index written_resolution_votes_by_apartment on written_resolution_votes (association_id, apartment_id);
create index written_resolution_votes_of_user on written_resolution_votes (voter_id) where voter_id is not null;

-- Whether all owners decided in writing, so that the decision has no meeting.
alter table decisions add column is_outside_meeting boolean not null default false;
