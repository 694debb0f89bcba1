-- Proxies: an owner lets somebody else vote at a meeting (docs/decisions/0258).
create table proxies (
  association_id uuid not null,
  id uuid not null,
  meeting_id uuid not null,
  code text not null,
  -- The user who gave the proxy; null for a proxy on paper of an owner without an account.
  giver_id uuid references users on delete cascade,
  giver_name text not null,
  -- The member who holds the proxy; null for a proxy to the board that nobody answered, and for somebody who is no member.
  holder_id uuid references users on delete cascade,
  -- The name of a holder who is no member.
  holder_name text,
  is_to_board boolean not null,
  is_whole_meeting boolean not null,
  is_paper boolean not null,
  -- The user who entered the proxy from paper.
  entered_by uuid references users on delete set null,
  state text not null check (state in ('offered', 'accepted', 'refused', 'withdrawn', 'objected')),
  given_at timestamptz not null,
  accepted_at timestamptz,
  ended_at timestamptz,
  -- What was signed, as the PDF shows it. Later changes of names, apartments and the agenda do not change it.
  signed jsonb not null,
  primary key (association_id, id),
  unique (association_id, code),
  foreign key (association_id, meeting_id) references meetings on delete cascade,
  check ((ended_at is null) = (state in ('offered', 'accepted')))
);
create index proxies_by_meeting on proxies (association_id, meeting_id, giver_name, id);
create index proxies_by_giver on proxies (giver_id, association_id, meeting_id);
create index proxies_by_holder on proxies (holder_id, association_id, meeting_id);
create index proxies_by_writer on proxies (entered_by) where entered_by is not null;

create table proxy_apartments (
  association_id uuid not null,
  proxy_id uuid not null,
  apartment_id uuid not null,
  -- The time at which another owner of the apartment objected, and the owner.
  objected_at timestamptz,
  objected_by uuid references users on delete set null,
  primary key (association_id, proxy_id, apartment_id),
  foreign key (association_id, proxy_id) references proxies on delete cascade,
  foreign key (association_id, apartment_id) references apartments on delete cascade
);
create index proxy_apartments_by_apartment on proxy_apartments (association_id, apartment_id);
create index proxy_apartments_by_objector on proxy_apartments (objected_by) where objected_by is not null;

create table proxy_items (
  association_id uuid not null,
  proxy_id uuid not null,
  item_id uuid not null,
  -- What the holder must vote; null if the holder decides.
  instruction text check (instruction in ('for', 'against', 'abstain', 'option')),
  option text,
  primary key (association_id, proxy_id, item_id),
  foreign key (association_id, proxy_id) references proxies on delete cascade,
  foreign key (association_id, item_id) references meeting_items on delete cascade,
  check ((instruction is not distinct from 'option') = (option is not null))
);
create index proxy_items_by_item on proxy_items (association_id, item_id);

-- A photo of a proxy on paper is in no album and no entry, and is not staged.
alter table photos
  add column proxy_id uuid,
  add foreign key (association_id, proxy_id) references proxies on delete cascade;
create index photos_by_proxy on photos (association_id, proxy_id, position, id) where proxy_id is not null;

-- A member who gave a proxy for the whole meeting has no choice of its own.
alter table meeting_attendances alter column choice drop not null;

-- A file that a mail brings. It is removed when the mail is sent.
alter table outbox_mails
  add column attachment_name text,
  add column attachment bytea,
  add check ((attachment_name is null) = (attachment is null));

create index apartments_by_position on apartments (association_id, position, id);
