-- Who stores or removes the bytes of a content at this moment (docs/decisions/0235). A claim of a killed process ends by itself.
create table content_claims (
  id uuid primary key,
  -- The SHA-256 hash of the received file in hexadecimal, which all keys of the content have.
  hash text not null,
  purpose text not null check (purpose in ('store', 'remove')),
  ends_at timestamptz not null
);

create index on content_claims (hash);
