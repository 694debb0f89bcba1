-- The link of a new account lives for seven days, and other links to choose a password for 60 minutes.
alter table password_resets add column is_welcome boolean not null default false;
