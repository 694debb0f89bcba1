-- Why and when the last attempt to send a mail failed, for the operator who looks up the mails to an address.
alter table outbox_mails
  add column last_error text,
  add column last_failed_at timestamptz;

create index outbox_mails_recipient on outbox_mails (lower(recipient), id);
