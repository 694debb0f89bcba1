-- The apartments of an association with their votes, the rules by which it votes, and who comes to a meeting (docs/decisions/0256).
create table apartments (
  association_id uuid not null references associations,
  id uuid not null,
  code text not null,
  name text not null,
  share integer not null check (share >= 0),
  votes integer not null check (votes >= 0),
  position integer not null,
  primary key (association_id, id),
  unique (association_id, code)
);

create table apartment_owners (
  association_id uuid not null,
  apartment_id uuid not null,
  owner_id uuid not null references owners,
  primary key (association_id, apartment_id, owner_id),
  foreign key (association_id, apartment_id) references apartments on delete cascade
);
create index apartment_owners_by_owner on apartment_owners (association_id, owner_id);
create index users_by_owner on users (owner_id) where owner_id is not null;

create table voting_rules (
  association_id uuid not null references associations,
  rule text not null,
  -- The kind of decisions for which the rule holds; empty for all others.
  decision_kind text not null,
  value text not null,
  note text,
  position integer not null,
  primary key (association_id, rule, decision_kind)
);

-- Where members attend the meeting online.
alter table meetings add column online_url text;

create table meeting_attendances (
  association_id uuid not null,
  meeting_id uuid not null,
  user_id uuid not null references users on delete cascade,
  choice text not null check (choice in ('attends', 'attends_online', 'absent')),
  guests integer not null check (guests >= 0),
  remark text not null,
  changed_at timestamptz not null,
  primary key (association_id, meeting_id, user_id),
  foreign key (association_id, meeting_id) references meetings on delete cascade
);
create index meeting_attendances_by_user on meeting_attendances (user_id);

-- The last time that the board reminded the members who said nothing about a meeting.
create table meeting_reminders (
  association_id uuid not null,
  meeting_id uuid not null,
  reminded_at timestamptz not null,
  primary key (association_id, meeting_id),
  foreign key (association_id, meeting_id) references meetings on delete cascade
);
