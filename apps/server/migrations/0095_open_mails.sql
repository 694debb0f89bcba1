-- Metrics count the mails that wait, and look for the oldest (docs/decisions/0195-metrics.md). Nearly all mails are done.
create index outbox_mails_open on outbox_mails (created_at)
where sent_at is null and failed_at is null and skipped_at is null;
