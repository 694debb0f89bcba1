-- While the receiver of a webhook takes over a new secret, requests are signed with the previous one too.
alter table webhooks
  add column sealed_previous_secret bytea,
  add column previous_until timestamptz,
  add constraint webhooks_previous_secret check ((sealed_previous_secret is null) = (previous_until is null));
