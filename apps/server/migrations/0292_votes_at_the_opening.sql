-- The votes that each apartment has in a ballot: those at its opening, also if an import changes them meanwhile (docs/decisions/0262). A
-- ballot that a former version opened has no rows, and counts the votes of now.
create table ballot_apartments (
  association_id uuid not null,
  ballot_id uuid not null,
  apartment_id uuid not null,
  votes integer not null check (votes >= 0),
  primary key (association_id, ballot_id, apartment_id),
  foreign key (association_id, ballot_id) references ballots on delete cascade,
  foreign key (association_id, apartment_id) references apartments on delete cascade
);
