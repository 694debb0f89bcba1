-- The passkeys of users. The authenticator of the member keeps the private key.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- The id that the authenticator gave the passkey, in base64url.
  credential_id text not null unique,
  -- The public key as COSE (RFC 9053).
  public_key bytea not null,
  -- How often the authenticator has signed; 0 if it does not count.
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_by_user on passkeys (user_id, created_at);

-- The challenges that were answered, so that each works once. A challenge carries its own end and signature, so nothing
-- is stored about a challenge that nobody answers.
create table used_challenges (
  challenge_hash bytea primary key,
  expires_at timestamptz not null
);
create index used_challenges_by_end on used_challenges (expires_at);
