-- The words of a page as they are written, not as stems: the forms of a word are made where it is searched, by the same
-- rules for the database, the snippets and the viewer (docs/decisions/0125).
--
-- Each word stands behind `w` and six figures of its association, so that a search for the beginning of a word reads the
-- words of one association; figures are enough, as a search names the association too. A longer word also stands
-- backwards, behind `e`, so that its end is found: `dakgoot` by `goot`. The letter makes one word for PostgreSQL of
-- whatever follows it.
create function page_words(association_id uuid, text text) returns tsvector
  language sql immutable strict parallel safe
  return (
    select words || (
        select coalesce(array_to_tsvector(array_agg('e' || scope || reverse(substr(lexeme, 8)))), '')
        from unnest(words) where lexeme ~ '^.{7}[[:alpha:]]{7,}$'
      )
    from (
      -- What is that long without a space is no word, and may be longer than PostgreSQL takes. `foto's` is `fotos`.
      select regexp_replace(
          regexp_replace(fold_text(text), '\S{255,}', ' ', 'g'), '([[:alnum:]])''(s\M)', '\1\2', 'g'
        ) as plain, right(association_id::text, 6) as scope
      offset 0
    ) folded, lateral (
      -- `cv-ketel` is `cv` and `ketel`, and `cvketel` too.
      select coalesce(string_agg(' ' || replace(part[1], '-', ''), ''), '') as joined
      from regexp_matches(plain, '[[:alnum:]]+(?:-[[:alnum:]]+)+', 'g') part
    ) hyphenated, lateral (
      select to_tsvector('simple',
          regexp_replace(plain || joined, '([[:alnum:]]+)[^[:alnum:]]*', 'w' || scope || '\1 ', 'g')) as words
      offset 0
    ) written
  );

alter table file_pages drop column words;
alter table file_pages add column words tsvector not null generated always as (page_words(association_id, text)) stored;
create index file_pages_by_words on file_pages using gin (association_id, words);

drop function scope_words(uuid, tsvector);
drop function scope_query(uuid, tsquery);
drop text search configuration dutch_unaccent;
