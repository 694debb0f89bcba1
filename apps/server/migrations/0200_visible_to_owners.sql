-- How many members are outside the board, who see what a change shows to owners (docs/product.md#archive-board).
create index memberships_outside_board on memberships (association_id) where not is_board;

-- What became of the mails of a request. The counts are null for requests whose mails were written before they were counted.
alter table notification_runs
  add column queued_count integer,
  add column sent_count integer,
  add column unsent_count integer;
create index notification_runs_of_entity on notification_runs (association_id, kind, entity_id);

create function count_queued_mails() returns trigger language plpgsql as $$
begin
  update notification_runs run
  set queued_count = run.queued_count + counted.mails
  from (
    select (source ->> 'association_id')::uuid as association_id, (source ->> 'run_id')::uuid as id, count(*) as mails
    from added where source ->> 'type' = 'notification' group by 1, 2
  ) counted
  where run.association_id = counted.association_id and run.id = counted.id;
  return null;
end $$;
create trigger count_queued after insert on outbox_mails
  referencing new table as added for each statement execute function count_queued_mails();

create function count_done_mail() returns trigger language plpgsql as $$
begin
  update notification_runs
  set sent_count = sent_count + (new.sent_at is not null)::integer,
    unsent_count = unsent_count + (new.sent_at is null)::integer
  where association_id = (new.source ->> 'association_id')::uuid and id = (new.source ->> 'run_id')::uuid;
  return null;
end $$;
create trigger count_done after update on outbox_mails for each row
  when (
    new.source ->> 'type' = 'notification'
    and coalesce(old.sent_at, old.failed_at, old.skipped_at) is null
    and coalesce(new.sent_at, new.failed_at, new.skipped_at) is not null
  )
  execute function count_done_mail();

-- The triggers come before the counts: creating them holds off all writers until this migration is committed.
update notification_runs run
set queued_count = coalesce(counted.queued, 0), sent_count = coalesce(counted.sent, 0), unsent_count = coalesce(counted.unsent, 0)
from notification_runs known left join (
  select (source ->> 'run_id')::uuid as id, count(*) as queued, count(sent_at) as sent,
    count(*) filter (where sent_at is null and coalesce(failed_at, skipped_at) is not null) as unsent
  from outbox_mails where source ->> 'type' = 'notification' group by 1
) counted on counted.id = known.id
where run.association_id = known.association_id and run.id = known.id
  and (counted.id is not null or known.written_at is null);

alter table notification_runs
  alter column queued_count set default 0,
  alter column sent_count set default 0,
  alter column unsent_count set default 0;
