-- For the newest entries of the audit log, and for the deletion of old ones (docs/decisions/0193).
create index audit_entries_by_time on audit_entries (happened_at, id);
