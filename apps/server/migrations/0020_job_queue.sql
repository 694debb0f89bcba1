-- The job queue (docs/decisions/0130-one-job-queue.md) knows what waits, since when and how often it was tried.
select graphile_worker.add_job('send_mail', json_build_object('mail_id', id), max_attempts => 15)
from outbox_mails
where sent_at is null and failed_at is null
order by next_attempt_at;

drop index outbox_mails_due;
alter table outbox_mails
  drop column attempts,
  drop column next_attempt_at;

select graphile_worker.add_job(
  'read_file', json_build_object('association_id', association_id, 'file_hash', file_hash), max_attempts => 12
)
from file_readings
where searchability = 'pending'
order by reading_due_at;

drop index file_readings_to_read;
alter table file_readings drop column reading_due_at;
