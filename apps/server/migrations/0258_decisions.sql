-- The register of decisions (docs/product.md#decisions).
create table decisions (
  association_id uuid not null references associations,
  id uuid not null,
  code text not null,
  -- The meeting that decided; null for a decision of a meeting that the portal does not have.
  meeting_id uuid,
  decided_on date not null,
  number text,
  title text not null,
  wording text not null,
  decision_kind text,
  outcome text not null check (outcome in ('adopted', 'rejected')),
  votes_for integer check (votes_for >= 0),
  votes_against integer check (votes_against >= 0),
  votes_abstained integer check (votes_abstained >= 0),
  votes_present integer check (votes_present >= 0),
  -- The day on which the minutes or the result became known.
  published_on date,
  in_force_since date,
  -- The later decision that replaced this one. It can be written after this one, and can be withdrawn: then this one is not superseded.
  superseded_by_id uuid check (superseded_by_id <> id),
  -- Documents of the meeting. One that is gone is left out.
  document_ids uuid[] not null default '{}',
  search_key text not null generated always as (fold_text(title || ' ' || coalesce(number, '') || ' ' || wording)) stored,
  primary key (association_id, id),
  unique (association_id, code),
  foreign key (association_id, meeting_id) references meetings on delete cascade
);
create index decisions_by_day on decisions (association_id, decided_on, id desc);
create index decisions_by_meeting on decisions (association_id, meeting_id);
create index decisions_by_successor on decisions (association_id, superseded_by_id);
create index decisions_by_words on decisions using gin (association_id, search_key gin_trgm_ops);
