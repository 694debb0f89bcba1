-- The first meeting of a second one, which was called because the quorum was missing (docs/decisions/0281). A meeting has one second meeting.
alter table meetings
  add column first_meeting_id uuid,
  add foreign key (association_id, first_meeting_id) references meetings (association_id, id) on delete set null (first_meeting_id);

create unique index meetings_first_meeting on meetings (association_id, first_meeting_id) where first_meeting_id is not null;
