create table forms (
  association_id uuid not null references associations,
  id uuid not null,
  code text not null,
  "group" text not null,
  name text not null,
  name_key text not null generated always as (fold_text(name)) stored,
  description text,
  extension text not null,
  media_type text not null,
  byte_size integer not null,
  file_hash text not null,
  is_hidden boolean not null,
  position integer not null,
  group_key text not null generated always as (fold_text("group")) stored,
  search_key text not null generated always as (
    fold_text(name) || ' ' || fold_text("group") || ' ' || fold_text(coalesce(description, ''))
  ) stored,
  primary key (association_id, id),
  unique (association_id, code),
  foreign key (association_id, file_hash) references file_readings
);
create index forms_by_position on forms (association_id, position, id);
create index forms_by_name on forms (association_id, name_key, id);
create index forms_by_group on forms (association_id, group_key, position, id);
create index forms_by_words on forms using gin (association_id, search_key gin_trgm_ops);
create index forms_by_file on forms (association_id, file_hash);
