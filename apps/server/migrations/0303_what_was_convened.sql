-- The agenda changes while a meeting is held, and what was convened stays known (docs/decisions/0278).
alter table meeting_items
  -- The place of the item once the order was changed while the meeting was held; null as long as the numbers are the order.
  add column place integer,
  -- The wording and the options that the item had in the convocation, as JSON; null for an item that was not changed since. The wording is
  -- null if it is not known, or if there was no proposal.
  add column convened jsonb;

alter table ballots add column since_convocation text check (since_convocation in ('added', 'changed'));
alter table decisions add column since_convocation text check (since_convocation in ('added', 'changed'));

-- The proposal that an instruction is about. Rows of former versions do not have it.
alter table proxy_items
  add column wording text,
  add column options text[];
