-- How many apartments a closed ballot counted by a vote before the meeting (docs/product.md#minutes). Owners change later, and what the minutes
-- say of the ballot does not. It is null for ballots that are open, secret, or closed by a former version.
alter table ballots add column apartments_early integer check (apartments_early >= 0);
