-- The mark by which a vote before a meeting of one device is told from that of another (docs/decisions/0266).
alter table early_votes
  -- The mark that the device of the voter made for the vote, or for its withdrawal.
  add column mark uuid,
  -- Null once the vote is withdrawn. The row stays, so that a vote that waited on another device does not undo the withdrawal.
  alter column choice drop not null,
  add check (choice is not null or option is null);
