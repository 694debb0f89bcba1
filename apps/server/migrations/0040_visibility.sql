-- Who last changed who may see an archive group or a form, and when. The version is that of the visibility alone: an
-- import, which changes names and order, does not touch it. References are not kept when the account is deleted.
alter table archive_groups
  add column visibility_version integer not null default 1,
  add column visibility_changed_at timestamptz,
  add column visibility_changed_by uuid references users on delete set null,
  add column visibility_changed_by_staff uuid references staff;

alter table forms
  add column visibility_version integer not null default 1,
  add column visibility_changed_at timestamptz,
  add column visibility_changed_by uuid references users on delete set null,
  add column visibility_changed_by_staff uuid references staff;
