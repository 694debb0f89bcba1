-- News for all associations has the nil UUID as association, so that `association_id` is first in every key. The files
-- of such news are read once, so the association of a reading is no longer a row of `associations`.
alter table file_readings drop constraint file_readings_association_id_fkey;

create table news_items (
  association_id uuid not null,
  id uuid not null,
  code text not null,
  subject text not null,
  text text not null,
  published_at timestamptz not null,
  changed_at timestamptz,
  is_urgent boolean not null default false,
  version integer not null default 1,
  name_key text not null generated always as (fold_text(subject)) stored,
  search_key text not null generated always as (fold_text(subject) || ' ' || fold_text(text)) stored,
  primary key (association_id, id),
  unique (association_id, code)
);
create index news_items_by_time on news_items (association_id, published_at, id);
create index news_items_urgent on news_items (association_id, published_at, id) where is_urgent;
create index news_items_by_words on news_items using gin (association_id, search_key gin_trgm_ops);

create table news_attachments (
  association_id uuid not null,
  id uuid not null,
  item_id uuid not null,
  code text not null,
  position integer not null,
  name text not null,
  extension text not null,
  media_type text not null,
  byte_size integer not null,
  file_hash text not null,
  primary key (association_id, id),
  unique (association_id, item_id, code),
  foreign key (association_id, item_id) references news_items on delete cascade,
  foreign key (association_id, file_hash) references file_readings
);
create index news_attachments_by_item on news_attachments (association_id, item_id, position, id);
create index news_attachments_by_file on news_attachments (association_id, file_hash);

-- The urgent items whose banner a member has closed.
create table news_dismissals (
  association_id uuid not null,
  item_id uuid not null,
  user_id uuid not null references users on delete cascade,
  dismissed_at timestamptz not null,
  primary key (association_id, item_id, user_id),
  foreign key (association_id, item_id) references news_items on delete cascade
);
