-- The agenda of a meeting: its items, and the documents that each of them names (docs/product.md#agenda).
create table meeting_items (
  association_id uuid not null,
  id uuid not null,
  code text not null,
  meeting_id uuid not null,
  -- Two items of a meeting never have the same number. The import checks that, because it may exchange the numbers of two items.
  number integer not null check (number > 0),
  title text not null,
  text text,
  kind text not null check (kind in ('note', 'discuss', 'decide')),
  wording text,
  decision_kind text,
  options text[] not null,
  -- The time of the last change after the members were convened.
  changed_at timestamptz,
  search_key text not null generated always as (fold_text(title || ' ' || coalesce(wording, ''))) stored,
  primary key (association_id, id),
  unique (association_id, code),
  foreign key (association_id, meeting_id) references meetings on delete cascade,
  check ((kind = 'decide') = (wording is not null)),
  check (kind = 'decide' or (decision_kind is null and options = '{}'))
);
create index meeting_items_by_number on meeting_items (association_id, meeting_id, number, id);
create index meeting_items_by_words on meeting_items using gin (association_id, search_key gin_trgm_ops);

create table meeting_item_documents (
  association_id uuid not null,
  item_id uuid not null,
  document_id uuid not null,
  position integer not null,
  primary key (association_id, item_id, document_id),
  foreign key (association_id, item_id) references meeting_items on delete cascade,
  foreign key (association_id, document_id) references meeting_documents on delete cascade
);
create index meeting_item_documents_by_document on meeting_item_documents (association_id, document_id);
