-- The cookie that a session had before its cookie was renewed, so that a call that was sent with it is repeated instead of
-- ending the session in the portal (docs/decisions/0227).
alter table sessions add column previous_token_hash bytea, add column renewed_at timestamptz;
create index sessions_by_previous_token on sessions (previous_token_hash) where previous_token_hash is not null;
