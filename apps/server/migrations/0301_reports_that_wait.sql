-- The time at which a member of the board first looked at a report of another member. A report waits for the board until then, or until
-- somebody replies to it, chooses who sees it, or takes it over.
alter table todos add column looked_at timestamptz;

create index todos_await_board on todos (association_id, reported_at, id)
where reported_at is not null and code is null and not is_done and looked_at is null and visibility_chosen_at is null
  and replied_at is null;
