-- Who deleted a newsletter, as for messages and albums. Servers of the previous version leave it null.
alter table newsletters add column deleted_by uuid references users on delete set null;

-- The lists of deleted rows of an association, the last deleted one first.
create index bulletin_messages_by_deletion on bulletin_messages (association_id, deleted_at, id)
  where deleted_at is not null;
create index newsletters_by_deletion on newsletters (association_id, deleted_at, id) where deleted_at is not null;
create index albums_by_deletion on albums (association_id, deleted_at, id) where deleted_at is not null;
