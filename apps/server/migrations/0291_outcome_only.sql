-- Whether only the outcome of a secret ballot is shown, because its totals could tell what somebody voted (docs/decisions/0262).
alter table ballots add column is_outcome_only boolean not null default false check (is_secret or not is_outcome_only);
