-- A cancelled meeting stays in lists and calendars, because members who planned to come must see that it is off.
alter table meetings add column is_cancelled boolean not null default false;
