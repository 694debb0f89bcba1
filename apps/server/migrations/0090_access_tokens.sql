-- The personal access tokens of members (docs/decisions/0184). Only the SHA-256 hash of a token is stored.
create table access_tokens (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token_hash bytea not null unique,
  name text not null,
  scope text not null check (scope in ('read', 'write')),
  -- The association that the token is limited to; null for all associations of the user.
  association_id uuid references associations on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz
);
create index access_tokens_by_user on access_tokens (user_id, created_at);
create index access_tokens_by_end on access_tokens (expires_at);
-- For the deletion of an association.
create index access_tokens_by_association on access_tokens (association_id) where association_id is not null;
