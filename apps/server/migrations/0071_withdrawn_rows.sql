-- An import can withdraw the rows that a complete file omits. Their bytes go as those of other deleted rows.
create trigger release_files after delete on archive_documents
  referencing old table as removed for each statement execute function release_files();
create trigger release_files after delete on meeting_documents
  referencing old table as removed for each statement execute function release_files();
create trigger release_files after delete on todo_attachments
  referencing old table as removed for each statement execute function release_files();
create trigger release_files after delete on forms
  referencing old table as removed for each statement execute function release_files();
create trigger release_files after delete on invoice_files
  referencing old table as removed for each statement execute function release_files();
