-- The failed attempts in a row for an account, by browsers that never signed in to it (docs/decisions/0219). The subject is the
-- hash of the kind and the target, as in the table of attempts.
create table attempts_in_a_row (
  subject bytea primary key,
  failures integer not null,
  last_failed_at timestamptz not null
);
create index attempts_in_a_row_by_time on attempts_in_a_row (last_failed_at);
