-- Photo albums. The time and the author of the last photos are those of the counts and of the marks in the list.
create table albums (
  association_id uuid not null references associations,
  id uuid not null,
  code text,
  name text not null,
  author_id uuid references users on delete set null,
  author_name text not null,
  cover_id uuid,
  photo_count integer not null default 0,
  -- The descriptions of the photos, so that one index finds an album by its name and by what can be seen.
  alt_texts text not null default '',
  name_key text not null generated always as (fold_text(name)) stored,
  search_key text not null generated always as (fold_text(name || ' ' || alt_texts)) stored,
  created_at timestamptz not null,
  photos_added_at timestamptz not null,
  photos_added_by uuid,
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (association_id, id),
  unique (association_id, code)
);
create index albums_by_creation on albums (association_id, created_at, id) where deleted_at is null;
create index albums_by_name on albums (association_id, name_key, id) where deleted_at is null;
create index albums_by_added_photos on albums (association_id, photos_added_at) where deleted_at is null;
create index albums_by_words on albums using gin (association_id, search_key gin_trgm_ops);
create index albums_to_purge on albums (deleted_at) where deleted_at is not null;

-- Photos of albums, and staged photos of forms that are not saved yet: those without an album.
create table photos (
  association_id uuid not null references associations,
  id uuid not null,
  code text,
  album_id uuid,
  user_id uuid references users on delete set null,
  position integer not null default 0,
  alt text not null default '',
  name text not null,
  media_type text not null,
  -- The hash of the received photo. Its pictures are stored under this hash, by all photos with the same content.
  picture_hash text not null,
  state text not null default 'processing' check (state in ('processing', 'ready', 'failed')),
  failure text check (failure in ('too_many_pixels', 'damaged', 'unreadable')),
  width integer,
  height integer,
  placeholder text,
  -- The size of the largest picture as JPEG, which is what a download sends.
  download_bytes integer,
  attempts integer not null default 0,
  created_at timestamptz not null,
  -- When the photo was uploaded, or taken out of its album. A staged photo is deleted a week later.
  staged_at timestamptz not null,
  primary key (association_id, id),
  unique (association_id, code),
  foreign key (association_id, album_id) references albums,
  check ((state = 'failed') = (failure is not null)),
  check ((state = 'ready') = (width is not null and height is not null and placeholder is not null
    and download_bytes is not null))
);
create index photos_by_album on photos (association_id, album_id, position, id);
create index photos_staged on photos (staged_at) where album_id is null;
create index photos_staged_by_user on photos (association_id, user_id) where album_id is null;
create index photos_by_hash on photos (picture_hash);

-- Photos whose stored bytes may have to be removed: deleted photos, and photos that are processed, of which the
-- received bytes go. The row is deleted after the bytes.
create table released_photos (
  photo_id uuid not null,
  picture_hash text not null,
  primary key (photo_id, picture_hash)
);

create function release_photos() returns trigger language plpgsql as $$
begin
  insert into released_photos (photo_id, picture_hash)
  select id, picture_hash from removed
  on conflict do nothing;
  return null;
end $$;
create trigger release_photos after delete on photos
  referencing old table as removed for each statement execute function release_photos();

-- Albums count their photos and collect the descriptions themselves, so that a list reads no photos for it. The albums
-- are locked first: the next statement then sees what the other transactions changed.
create function count_photos(ids uuid[], associations uuid[]) returns void language plpgsql as $$
begin
  perform from albums a
  join unnest(associations, ids) as changed (association_id, id) using (association_id, id)
  order by a.association_id, a.id
  for update of a;
  update albums a
  set photo_count = counted.photos, alt_texts = counted.alts
  from unnest(associations, ids) as changed (association_id, id),
    lateral (
      select (count(*) filter (where state <> 'failed'))::int as photos,
        coalesce(string_agg(alt, ' ' order by position, p.id) filter (where alt <> ''), '') as alts
      from photos p where p.association_id = changed.association_id and p.album_id = changed.id
    ) counted
  where a.association_id = changed.association_id and a.id = changed.id
    and (a.photo_count, a.alt_texts) is distinct from (counted.photos, counted.alts);
end $$;

create function count_added_photos() returns trigger language plpgsql as $$
begin
  perform count_photos(array_agg(album_id), array_agg(association_id))
  from (select distinct association_id, album_id from added where album_id is not null) changed;
  return null;
end $$;
create trigger count_added after insert on photos
  referencing new table as added for each statement execute function count_added_photos();

create function count_removed_photos() returns trigger language plpgsql as $$
begin
  perform count_photos(array_agg(album_id), array_agg(association_id))
  from (select distinct association_id, album_id from removed where album_id is not null) changed;
  return null;
end $$;
create trigger count_removed after delete on photos
  referencing old table as removed for each statement execute function count_removed_photos();

create function count_changed_photos() returns trigger language plpgsql as $$
begin
  perform count_photos(array_agg(album_id), array_agg(association_id))
  from (
    select association_id, album_id from added where album_id is not null
    union
    select association_id, album_id from removed where album_id is not null
  ) changed;
  return null;
end $$;
create trigger count_changed after update on photos
  referencing old table as removed new table as added for each statement execute function count_changed_photos();
