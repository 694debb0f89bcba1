-- How much an association may store, where it differs from ASSOCIATION_QUOTA (docs/decisions/0183). Null is no maximum.
create table association_quotas (
  association_id uuid primary key references associations on delete cascade,
  quota_bytes bigint check (quota_bytes >= 0)
);

-- The stored bytes of a photo: of the received file, and afterwards of all its pictures. Those of earlier photos are not known;
-- their largest picture counts.
alter table photos add column stored_bytes integer not null default 0;
update photos set stored_bytes = download_bytes where download_bytes is not null;

-- What an association stores: the documents of its archive, and its photos. Triggers keep it, so that an upload reads one row.
create table association_storage (
  association_id uuid primary key references associations on delete cascade,
  stored_bytes bigint not null
);
insert into association_storage (association_id, stored_bytes)
select association_id, sum(bytes) from (
  select association_id, byte_size::bigint as bytes from archive_documents
  union all
  select association_id, stored_bytes from photos
) stored
group by association_id;

-- Nothing is written for a change that adds and removes as many bytes, so that it waits for no upload.
create function add_stored_bytes(associations uuid[], bytes bigint[]) returns void language sql as $$
  insert into association_storage as kept (association_id, stored_bytes)
  select association_id, sum(change) from unnest(associations, bytes) as changed (association_id, change)
  group by association_id having sum(change) <> 0
  order by association_id
  on conflict (association_id) do update set stored_bytes = kept.stored_bytes + excluded.stored_bytes
$$;

create function keep_document_bytes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform add_stored_bytes(array_agg(association_id), array_agg(byte_size::bigint)) from added;
  elsif tg_op = 'DELETE' then
    perform add_stored_bytes(array_agg(association_id), array_agg(-byte_size::bigint)) from removed;
  else
    perform add_stored_bytes(array_agg(association_id), array_agg(bytes)) from (
      select association_id, byte_size::bigint as bytes from added
      union all
      select association_id, -byte_size::bigint from removed
    ) changed;
  end if;
  return null;
end $$;

create function keep_photo_bytes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform add_stored_bytes(array_agg(association_id), array_agg(stored_bytes::bigint)) from added;
  elsif tg_op = 'DELETE' then
    perform add_stored_bytes(array_agg(association_id), array_agg(-stored_bytes::bigint)) from removed;
  else
    perform add_stored_bytes(array_agg(association_id), array_agg(bytes)) from (
      select association_id, stored_bytes::bigint as bytes from added
      union all
      select association_id, -stored_bytes::bigint from removed
    ) changed;
  end if;
  return null;
end $$;

-- Triggers run in the order of their names: before those that lock groups and albums, because an upload locks in this order.
create trigger add_bytes after insert on archive_documents
  referencing new table as added for each statement execute function keep_document_bytes();
create trigger add_bytes_of_change after update on archive_documents
  referencing old table as removed new table as added for each statement execute function keep_document_bytes();
create trigger add_bytes_of_removal after delete on archive_documents
  referencing old table as removed for each statement execute function keep_document_bytes();
create trigger add_bytes after insert on photos
  referencing new table as added for each statement execute function keep_photo_bytes();
create trigger add_bytes_of_change after update on photos
  referencing old table as removed new table as added for each statement execute function keep_photo_bytes();
create trigger add_bytes_of_removal after delete on photos
  referencing old table as removed for each statement execute function keep_photo_bytes();
