-- Secret votes on paper, and the mark by which a vote of one device is told from that of another (docs/decisions/0267).

-- The apartments that vote on paper in a secret ballot. What their slips say is in the result alone, as a part of its totals.
create table paper_votes (
  association_id uuid not null,
  ballot_id uuid not null,
  apartment_id uuid not null,
  -- The votes of the apartment when it got its slips.
  votes integer not null check (votes > 0),
  primary key (association_id, ballot_id, apartment_id),
  foreign key (association_id, ballot_id) references ballots on delete cascade,
  foreign key (association_id, apartment_id) references apartments on delete cascade
);
create index paper_votes_by_apartment on paper_votes (association_id, apartment_id);

-- The mark that the device of the voter made for the vote; null for a vote by show of hands.
alter table ballot_votes add column mark uuid;

-- The mark of the last vote of each voter, by a hash of the voter. It is emptied with the sealed votes.
alter table sealed_votes add column marks jsonb not null default '{}';
