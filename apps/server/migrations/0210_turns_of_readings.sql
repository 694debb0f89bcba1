-- Who waits for a file to be read, as long as it waits, so that the members of an association take turns (docs/decisions/0202).
-- It references no user, because the reading outlives the user, and is not null for a moment only.
alter table file_readings add column requested_by uuid;

-- How many files and photos each member of an association waits for.
create index file_readings_turns on file_readings (association_id, requested_by)
  where searchability = 'pending' and requested_by is not null;
create index photos_turns on photos (association_id, user_id) where state = 'processing' and user_id is not null;
