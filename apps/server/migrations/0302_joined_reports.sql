-- A report that is the same as another action item is joined to it (docs/decisions/0253). An item that goes leaves its reports alone again.
alter table todos
  add column joined_to uuid,
  -- The follows that came with the join have this time, and go when it is undone.
  add column joined_at timestamptz,
  add constraint todos_joined foreign key (association_id, joined_to) references todos on delete set null (joined_to),
  add constraint todos_joined_to_another check (joined_to <> id);

create index todos_by_join on todos (association_id, joined_to) where joined_to is not null;
-- The items that a member sees because of an own report that was joined to them.
create index todos_joined_by_reporter on todos (association_id, reporter_id, joined_to) where joined_to is not null;

alter table todo_entries
  drop constraint todo_entries_kind_check,
  drop constraint todo_entries_check1,
  add constraint todo_entries_kind_check
    check (kind in ('report', 'reaction', 'change', 'reopened', 'rejected', 'joined', 'received', 'separated')),
  -- The import has no author, also when it separates a report.
  add constraint todo_entries_author check (kind in ('change', 'separated') or author_name is not null);
