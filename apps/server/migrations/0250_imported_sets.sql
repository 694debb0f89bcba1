-- How the last import left each set of rows of a file, so that an unchanged file is known again (docs/decisions/0164). A million rows
-- have two thousand sets.
create table imported_sets (
  -- The name of the file without `.csv`.
  name text not null,
  -- The number of the set in the file. All sets but the last have the same number of rows.
  place integer not null,
  -- The signature of the set and of its file, by which both are known again.
  signature text not null,
  -- The sum of the hashes of the stored rows.
  mark numeric not null,
  primary key (name, place)
);
