-- The board writes agendas too (docs/decisions/0261).
alter table meeting_items add column version integer not null default 1;

-- The meetings whose agenda the board changed. The import leaves these agendas as they are.
create table board_agendas (
  association_id uuid not null,
  meeting_id uuid not null,
  changed_at timestamptz not null,
  primary key (association_id, meeting_id),
  foreign key (association_id, meeting_id) references meetings on delete cascade
);
