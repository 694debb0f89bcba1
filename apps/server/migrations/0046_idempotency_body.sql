-- The SHA-256 hash of the input of the first call with a key, so that a later call with other input is refused. Keys
-- of before have none; they last a day.
alter table idempotency_keys add column input_hash text;
