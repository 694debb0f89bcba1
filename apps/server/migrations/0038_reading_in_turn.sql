-- How many files of an association wait to be read.
create index file_readings_pending on file_readings (association_id) where searchability = 'pending';
