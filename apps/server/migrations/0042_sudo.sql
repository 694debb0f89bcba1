-- When the member last proved to be the owner of the account in this session: with the password, or with a passkey.
alter table sessions add column sudo_at timestamptz;
