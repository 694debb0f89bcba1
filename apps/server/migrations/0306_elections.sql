-- Elections (docs/decisions/0279). Without seats, the options of an item are no candidates. Ballots of the former version are no elections, and
-- its votes have one option.
alter table meeting_items
  add column seats integer check (seats between 1 and 20),
  add column election_method text check (election_method in ('majority', 'ranking')),
  add check ((seats is null) = (election_method is null));

alter table ballots
  add column seats integer check (seats between 1 and 20),
  add column election_method text check (election_method in ('majority', 'ranking')),
  add column first_ballot_id uuid,
  add column elected_before text[] not null default '{}',
  add column lot_seed text,
  add column lot_number integer,
  add check ((seats is null) = (election_method is null)),
  add check ((seats is null) = (lot_seed is null));

alter table ballot_votes add column further_options text[] not null default '{}';

-- What was voted about options stands beside a decision, which stays when its meeting goes. Earlier decisions get it from their ballots.
alter table decisions add column votes_by_option jsonb;

update decisions set votes_by_option = ballots.result -> 'options'
from ballots
where ballots.association_id = decisions.association_id and ballots.id = decisions.ballot_id
  and jsonb_array_length(ballots.result -> 'options') > 0 and coalesce((ballots.result ->> 'has_totals')::boolean, true);
