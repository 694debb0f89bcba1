-- A decision stands until another one revokes it (docs/decisions/0277). Each decision of a ballot is an entry of its own, and a result can be
-- annulled with a reason. Rows of the former version have no ballot_id: they belong to the last ballot about their item.
alter table decisions
  add column ballot_id uuid,
  add column annulled_on date,
  add column annulled_reason text,
  add check ((annulled_on is null) = (annulled_reason is null));

create index decisions_by_ballot on decisions (association_id, ballot_id) where ballot_id is not null;

alter table ballots
  add column annulled_at timestamptz,
  add column annulled_reason text,
  add check ((annulled_at is null) = (annulled_reason is null)),
  add check (annulled_at is null or state = 'closed');
