-- Votes before a meeting (docs/decisions/0266).

-- What an owner voted about a proposal before the meeting, with a copy of the text. The vote counts in a ballot about the same text.
create table early_votes (
  association_id uuid not null,
  meeting_id uuid not null,
  -- The item may be removed later: the vote stays until the meeting is removed.
  item_id uuid not null,
  apartment_id uuid not null,
  user_id uuid not null references users on delete cascade,
  choice text not null check (choice in ('for', 'against', 'abstain', 'option')),
  option text,
  voted_at timestamptz not null,
  title text not null,
  wording text not null,
  decision_kind text,
  options text[] not null,
  -- The time at which the voter was mailed that the proposal changed. From then on the vote does not count, also if the text is changed back.
  outdated_at timestamptz,
  primary key (association_id, meeting_id, item_id, apartment_id, user_id),
  foreign key (association_id, meeting_id) references meetings on delete cascade,
  foreign key (association_id, apartment_id) references apartments on delete cascade,
  check ((choice = 'option') = (option is not null))
);
create index early_votes_by_user on early_votes (user_id);
create index early_votes_by_apartment on early_votes (association_id, apartment_id);

-- Whether the rules had votes before the meeting when the ballot was opened. Secret ballots count none, because these votes have a name.
alter table ballots add column counts_early_votes boolean not null default false;
