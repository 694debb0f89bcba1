-- What was read in a file, once for each content within an association, whatever points at it.
create table file_readings (
  association_id uuid not null references associations,
  file_hash text not null,
  media_type text not null,
  page_count integer,
  has_thumbnail boolean not null default false,
  searchability text not null default 'pending'
    check (searchability in ('pending', 'searchable', 'not_searchable')),
  reading_attempts integer not null default 0,
  reading_due_at timestamptz,
  primary key (association_id, file_hash)
);

-- Each association has words of its own: a search for the beginning of a word, which reads every word that begins so,
-- reads those of one association. Six figures of the id are enough, as a search names the association too.
create function scope_words(association_id uuid, words tsvector) returns tsvector
  language sql immutable strict parallel safe
  return regexp_replace(
    words::text, '''((?:[^'']|'''')+)''', '''' || right(association_id::text, 6) || '\1''', 'g'
  )::tsvector;

create function scope_query(association_id uuid, query tsquery) returns tsquery
  language sql immutable strict parallel safe
  return regexp_replace(
    query::text, '''((?:[^'']|'''')+)''', '''' || right(association_id::text, 6) || '\1''', 'g'
  )::tsquery;

create table file_pages (
  association_id uuid not null,
  file_hash text not null,
  page integer not null,
  text text not null,
  -- What is that long without a space is no word, and may be longer than PostgreSQL takes with the figures.
  words tsvector not null generated always as (
    scope_words(association_id, to_tsvector('dutch_unaccent', regexp_replace(text, '\S{255,}', ' ', 'g')))
  ) stored,
  primary key (association_id, file_hash, page),
  foreign key (association_id, file_hash) references file_readings on delete cascade
);

-- Of documents with the same content, the one that got furthest.
create temporary table furthest on commit drop as
select distinct on (association_id, file_hash) *
from archive_documents
order by association_id, file_hash,
  array_position(array['searchable', 'not_searchable', 'pending'], searchability), id;

insert into file_readings
select association_id, file_hash, media_type, page_count, has_thumbnail, searchability, reading_attempts,
  reading_due_at
from furthest;

-- A document that is to be read anew may still have the pages of its earlier content.
insert into file_pages (association_id, file_hash, page, text)
select f.association_id, f.file_hash, p.page, p.text
from furthest f join archive_pages p on p.association_id = f.association_id and p.document_id = f.id
where f.searchability = 'searchable';

create index file_readings_to_read on file_readings (reading_due_at) where searchability = 'pending';
create index file_pages_by_words on file_pages using gin (association_id, words);

drop table archive_pages;
drop index archive_documents_by_hash;
drop index archive_documents_to_read;
alter table archive_documents
  drop column page_count,
  drop column has_thumbnail,
  drop column searchability,
  drop column reading_attempts,
  drop column reading_due_at,
  add foreign key (association_id, file_hash) references file_readings;
create index archive_documents_by_file on archive_documents (association_id, file_hash);
