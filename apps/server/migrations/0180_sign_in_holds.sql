-- The accounts whose change of the e-mail address was undone, as long as the password alone does not sign in (docs/decisions/0220).
create table sign_in_holds (
  user_id uuid primary key references users on delete cascade,
  -- The id in the link of the mail to the new addresses.
  id uuid not null unique,
  began_at timestamptz not null,
  -- When the password alone signs in again; null if only a factor or the provider ends the hold.
  ends_at timestamptz,
  -- The address that the undo gave back, and those that it took away.
  old_email citext not null,
  new_emails text[] not null,
  -- Whether no factor ends the hold, because the old address has another account now.
  is_provider_only boolean not null,
  -- Whether the second factor was turned on, and the recovery codes were renewed, in the 72 hours around the change.
  has_suspended_totp boolean not null,
  has_suspended_codes boolean not null
);

-- A passkey that was added in the 72 hours around an undone change works only after the password, as long as the hold lasts.
alter table passkeys add column suspended_at timestamptz;
