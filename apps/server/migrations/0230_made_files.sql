-- The fingerprints of the pictures and thumbnails that the portal makes, whose keys do not have the hash of their bytes
-- (docs/decisions/0110). One row for all pictures of a photo, so that a million photos take about 400 MB.
create table made_files (
  -- The beginning of the keys.
  prefix text not null check (prefix in ('pictures/', 'thumbnails/')),
  -- The SHA-256 hash of the file of which they were made.
  source_hash bytea not null,
  -- The first 12 bytes of the SHA-256 hash in base64url, by the end of the key.
  fingerprints jsonb not null,
  primary key (source_hash, prefix)
);
