-- One series of numbers for all decisions of an association, by year (docs/decisions/0288). The number of the provider stays in `number`.
create table decision_series (
  association_id uuid not null references associations on delete cascade,
  year integer not null,
  last_number integer not null,
  primary key (association_id, year)
);

-- The search finds a decision by both numbers. The column is made again, because PostgreSQL 15 changes no expression.
alter table decisions
  add column register_number text,
  drop column search_key;
alter table decisions
  add column search_key text not null generated always as (
    fold_text(title || ' ' || coalesce(register_number, '') || ' ' || coalesce(number, '') || ' ' || wording)) stored;
create index decisions_by_words on decisions using gin (association_id, search_key gin_trgm_ops);
create unique index decisions_by_number on decisions (association_id, register_number) where register_number is not null;
create index decisions_without_number on decisions (association_id) where register_number is null;

-- Decisions that are there get their number in the order of their days. A register has a few thousand at most.
with numbered as (
  select association_id, id, extract(year from decided_on)::int as year,
    row_number() over (partition by association_id, extract(year from decided_on) order by decided_on, id)::int as place
  from decisions
), counted as (
  insert into decision_series (association_id, year, last_number)
  select association_id, year, max(place) from numbered group by association_id, year
)
update decisions set register_number = numbered.year || '-' || lpad(numbered.place::text, greatest(3, length(numbered.place::text)), '0')
from numbered where decisions.association_id = numbered.association_id and decisions.id = numbered.id;
