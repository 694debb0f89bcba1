-- What members attach to messages and newsletters counts for the quota as well, from its upload on (docs/decisions/0183).
alter function keep_document_bytes() rename to keep_file_bytes;

-- The triggers come before the sum: creating them holds off all writers until this migration is committed.
create trigger add_bytes after insert on staged_files
  referencing new table as added for each statement execute function keep_file_bytes();
create trigger add_bytes_of_removal after delete on staged_files
  referencing old table as removed for each statement execute function keep_file_bytes();
create trigger add_bytes after insert on bulletin_attachments
  referencing new table as added for each statement execute function keep_file_bytes();
create trigger add_bytes_of_change after update on bulletin_attachments
  referencing old table as removed new table as added for each statement execute function keep_file_bytes();
create trigger add_bytes_of_removal after delete on bulletin_attachments
  referencing old table as removed for each statement execute function keep_file_bytes();
create trigger add_bytes after insert on newsletter_attachments
  referencing new table as added for each statement execute function keep_file_bytes();
create trigger add_bytes_of_change after update on newsletter_attachments
  referencing old table as removed new table as added for each statement execute function keep_file_bytes();
create trigger add_bytes_of_removal after delete on newsletter_attachments
  referencing old table as removed for each statement execute function keep_file_bytes();
create trigger add_bytes after insert on newsletters
  referencing new table as added for each statement execute function keep_file_bytes();
create trigger add_bytes_of_change after update on newsletters
  referencing old table as removed new table as added for each statement execute function keep_file_bytes();
create trigger add_bytes_of_removal after delete on newsletters
  referencing old table as removed for each statement execute function keep_file_bytes();

select add_stored_bytes(array_agg(association_id), array_agg(byte_size::bigint)) from (
  select association_id, byte_size from staged_files
  union all
  select association_id, byte_size from bulletin_attachments
  union all
  select association_id, byte_size from newsletter_attachments
  union all
  select association_id, byte_size from newsletters
) stored;
