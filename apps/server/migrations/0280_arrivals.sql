-- The time at which a row came into the portal, if that is later than its own moment: the row of an import or of a command. New to a
-- member is what arrived since the last look. The column is null for what was written in the portal, and for history.
alter table todo_entries add column arrived_at timestamptz;
alter table bulletin_messages add column arrived_at timestamptz;
alter table news_items add column arrived_at timestamptz;
alter table newsletters add column arrived_at timestamptz;

create index todo_entries_by_arrival on todo_entries (association_id, todo_id, arrived_at) where arrived_at is not null;
create index bulletin_messages_by_arrival on bulletin_messages (association_id, arrived_at)
  where arrived_at is not null and deleted_at is null;
create index news_items_by_arrival on news_items (association_id, arrived_at) where arrived_at is not null;
create index newsletters_by_arrival on newsletters (association_id, arrived_at)
  where arrived_at is not null and deleted_at is null;
