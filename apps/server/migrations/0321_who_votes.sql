-- The name of an owner without an account, and whether an apartment votes (docs/decisions/0280). `votes` has the votes that count: 0 for an
-- apartment that does not vote. `deed_votes` has those of the deed, and is null in rows of the former version.
alter table apartments
  add column owner_name text,
  add column voting text not null default 'yes' check (voting in ('yes', 'suspended', 'association')),
  add column deed_votes integer check (deed_votes >= 0);
