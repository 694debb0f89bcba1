-- The time at which the board or the provider last chose who sees a report. Until then the rule of the association decides. What is
-- visible now stays visible, and what the board hid stays hidden.
alter table todos add column visibility_chosen_at timestamptz;

update todos set visibility_chosen_at = now()
where reported_at is not null and (is_visible_to_owners or exists (
  select from audit_entries where audit_entries.association_id = todos.association_id
    and action = 'report_hidden' and details ->> 'todo_id' = todos.id::text));
