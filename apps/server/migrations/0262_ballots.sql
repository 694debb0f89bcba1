-- Meetings that are held: who is present, the ballots and their votes (docs/decisions/0262).

-- A second meeting, which decides without a quorum if the rules of the association say so.
alter table meetings add column is_second boolean not null default false;

-- Somebody was present from `arrived_at` until `left_at`: a member, the owner of an apartment without an account, or somebody else who
-- holds a proxy on paper.
create table meeting_presences (
  association_id uuid not null,
  id uuid not null,
  meeting_id uuid not null,
  user_id uuid references users on delete cascade,
  apartment_id uuid,
  holder_name text,
  is_online boolean not null,
  arrived_at timestamptz not null,
  left_at timestamptz,
  primary key (association_id, id),
  foreign key (association_id, meeting_id) references meetings on delete cascade,
  foreign key (association_id, apartment_id) references apartments on delete cascade,
  check (num_nonnulls(user_id, apartment_id, holder_name) = 1)
);
create unique index meeting_presences_of_members on meeting_presences (association_id, meeting_id, user_id) where left_at is null;
create unique index meeting_presences_of_apartments on meeting_presences (association_id, meeting_id, apartment_id) where left_at is null;
create unique index meeting_presences_of_holders on meeting_presences (association_id, meeting_id, holder_name) where left_at is null;
create index meeting_presences_by_time on meeting_presences (association_id, meeting_id, arrived_at);
create index meeting_presences_by_user on meeting_presences (user_id) where user_id is not null;
create index meeting_presences_by_apartment on meeting_presences (association_id, apartment_id) where apartment_id is not null;

create table ballots (
  association_id uuid not null,
  id uuid not null,
  meeting_id uuid not null,
  -- The agenda item may be changed or removed later: what was voted about stands here.
  item_id uuid not null,
  number integer not null,
  title text not null,
  wording text not null,
  decision_kind text,
  options text[] not null,
  majority text not null,
  quorum_votes integer,
  is_secret boolean not null,
  public_key text,
  -- The votes for which each sealed vote of a secret ballot counts.
  votes_each integer,
  state text not null check (state in ('open', 'counting', 'closed', 'cancelled')),
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- Who was present when a secret ballot was closed, because it is counted later.
  votes_present integer,
  apartments_present integer,
  result jsonb,
  primary key (association_id, id),
  foreign key (association_id, meeting_id) references meetings on delete cascade,
  check ((state = 'closed') = (result is not null)),
  check ((state = 'open') = (closed_at is null)),
  check (is_secret = (public_key is not null and votes_each is not null))
);
create unique index ballots_open on ballots (association_id, meeting_id) where state in ('open', 'counting');
create index ballots_by_time on ballots (association_id, meeting_id, opened_at);

-- What somebody voted for an apartment. The votes of a secret ballot are in `sealed_votes`.
create table ballot_votes (
  association_id uuid not null,
  ballot_id uuid not null,
  apartment_id uuid not null,
  -- The owner or the holder who voted; null for a show of hands that the board entered.
  user_id uuid references users on delete cascade,
  -- The proxy by which a holder voted. The vote counts as long as the proxy does.
  proxy_id uuid,
  choice text not null check (choice in ('for', 'against', 'abstain', 'option')),
  option text,
  voted_at timestamptz not null,
  unique nulls not distinct (association_id, ballot_id, apartment_id, user_id),
  foreign key (association_id, ballot_id) references ballots on delete cascade,
  foreign key (association_id, apartment_id) references apartments on delete cascade,
  check ((choice = 'option') = (option is not null))
);
create index ballot_votes_by_user on ballot_votes (user_id) where user_id is not null;
create index ballot_votes_by_apartment on ballot_votes (association_id, apartment_id);

-- The sealed votes of an apartment in a secret ballot. They have no time, and are emptied when the ballot ends. Until then their hash tells
-- a voter who got no response whether they were received.
create table sealed_votes (
  association_id uuid not null,
  ballot_id uuid not null,
  apartment_id uuid not null,
  -- The proxy by which a holder voted. The votes rest while an owner is present.
  proxy_id uuid,
  sealed text[] not null,
  sealed_hash text not null,
  primary key (association_id, ballot_id, apartment_id),
  foreign key (association_id, ballot_id) references ballots on delete cascade,
  foreign key (association_id, apartment_id) references apartments on delete cascade
);
create index sealed_votes_by_apartment on sealed_votes (association_id, apartment_id);

-- The agenda item about which a ballot decided. Decisions of the provider have none.
alter table decisions add column item_id uuid;
create unique index decisions_by_item on decisions (association_id, item_id) where item_id is not null;
