-- Sorts open action items first, and the newest first among them. `todos_by_completion` serves the version before.
create index todos_by_state on todos (association_id, is_done, start_date desc, id desc);
