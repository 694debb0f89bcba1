-- Reading that did not come to its end: a broken or protected file, or one that takes too much memory or time.
alter table file_readings add column is_unreadable boolean not null default false;

-- What was found so far without a page, or without a picture, could not be opened.
update file_readings set is_unreadable = true
where searchability = 'not_searchable'
  and (media_type = 'application/pdf' and page_count is null or media_type like 'image/%' and not has_thumbnail);
