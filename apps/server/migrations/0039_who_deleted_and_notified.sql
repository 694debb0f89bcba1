-- Who deleted a message or an album: its author can't restore what the board deleted.
alter table bulletin_messages add column deleted_by uuid references users;
alter table albums add column deleted_by uuid references users on delete set null;

-- When the mail about a newsletter was requested. Owners are mailed about it once.
alter table newsletters add column notified_at timestamptz;

-- The messages about which a member had the owners mailed.
create index bulletin_messages_notified on bulletin_messages (association_id, author_id, published_at)
  where notify_requested;
