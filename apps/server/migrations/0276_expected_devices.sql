-- A browser in which a member chose a password by mail has attempts of its own before its first sign-in.
-- Rows of the previous version are of browsers with a complete sign-in.
alter table known_devices add column has_signed_in boolean not null default true;
