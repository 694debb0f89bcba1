-- The basis of a majority: the votes cast, those present, or those of all apartments (docs/decisions/0256). Rows of the former version have a
-- majority of the votes cast.
alter table voting_rules
  add column basis text not null default 'cast' check (basis in ('cast', 'present', 'all')),
  add check (rule = 'majority' or basis = 'cast');

alter table ballots
  add column majority_basis text not null default 'cast' check (majority_basis in ('cast', 'present', 'all'));
