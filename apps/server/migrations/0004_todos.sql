create table todos (
  association_id uuid not null references associations,
  id uuid not null,
  code text not null,
  internal_reference text not null,
  external_reference text,
  description text not null,
  "group" text not null,
  handler text,
  concerns text,
  reporter text,
  start_date date not null,
  is_done boolean not null,
  reference_key text not null generated always as (fold_text(internal_reference)) stored,
  -- The beginning is enough to sort by, and an index takes no longer text.
  description_key text not null generated always as (left(fold_text(description), 200)) stored,
  group_key text not null generated always as (fold_text("group")) stored,
  handler_key text generated always as (fold_text(handler)) stored,
  search_key text not null generated always as (
    fold_text(internal_reference || ' ' || coalesce(external_reference, '') || ' ' || description || ' '
      || coalesce(handler, '') || ' ' || coalesce(concerns, '') || ' ' || coalesce(reporter, ''))
  ) stored,
  primary key (association_id, id),
  unique (association_id, code)
);
create index todos_by_start on todos (association_id, start_date, id);
create index todos_by_reference on todos (association_id, reference_key, id);
create index todos_by_description on todos (association_id, description_key, id);
create index todos_by_group on todos (association_id, group_key, start_date, id);
create index todos_by_handler on todos (association_id, handler_key, start_date, id);
create index todos_by_completion on todos (association_id, is_done, start_date, id);

create table todo_tasks (
  association_id uuid not null,
  id uuid not null,
  todo_id uuid not null,
  code text not null,
  position integer not null,
  description text not null,
  handler text,
  is_done boolean not null,
  primary key (association_id, id),
  unique (association_id, todo_id, code),
  foreign key (association_id, todo_id) references todos
);

create table todo_attachments (
  association_id uuid not null,
  id uuid not null,
  todo_id uuid not null,
  code text not null,
  position integer not null,
  name text not null,
  extension text not null,
  media_type text not null,
  byte_size integer not null,
  file_hash text not null,
  primary key (association_id, id),
  unique (association_id, todo_id, code),
  foreign key (association_id, todo_id) references todos,
  foreign key (association_id, file_hash) references file_readings
);
create index todo_attachments_by_file on todo_attachments (association_id, file_hash);
