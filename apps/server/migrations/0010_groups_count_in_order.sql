-- Groups count their documents in the order of their ids: two moves in opposite directions, each of which had locked the
-- group that the other waited for, would end one of them.
create or replace function count_added_documents() returns trigger language plpgsql as $$
declare
  change record;
begin
  for change in
    select association_id, group_id,
      count(*) filter (where hidden_at is null) as visible, count(hidden_at) as hidden
    from added group by association_id, group_id order by association_id, group_id
  loop
    update archive_groups
    set document_count = document_count + change.visible, hidden_count = hidden_count + change.hidden
    where association_id = change.association_id and id = change.group_id;
  end loop;
  return null;
end $$;

create or replace function count_removed_documents() returns trigger language plpgsql as $$
declare
  change record;
begin
  for change in
    select association_id, group_id,
      count(*) filter (where hidden_at is null) as visible, count(hidden_at) as hidden
    from removed group by association_id, group_id order by association_id, group_id
  loop
    update archive_groups
    set document_count = document_count - change.visible, hidden_count = hidden_count - change.hidden
    where association_id = change.association_id and id = change.group_id;
  end loop;
  return null;
end $$;

create or replace function count_changed_documents() returns trigger language plpgsql as $$
declare
  change record;
begin
  for change in
    select association_id, group_id,
      coalesce(sum(step) filter (where hidden_at is null), 0) as visible,
      coalesce(sum(step) filter (where hidden_at is not null), 0) as hidden
    from (
      select association_id, group_id, hidden_at, 1 as step from added
      union all
      select association_id, group_id, hidden_at, -1 as step from removed
    ) steps
    group by association_id, group_id order by association_id, group_id
  loop
    -- A document that is only renamed changes no count, and locks no group.
    continue when change.visible = 0 and change.hidden = 0;
    update archive_groups
    set document_count = document_count + change.visible, hidden_count = hidden_count + change.hidden
    where association_id = change.association_id and id = change.group_id;
  end loop;
  return null;
end $$;
