import type { Album, AlbumInList, AlbumsQuery, Photo } from '@mijn/domain/albums';
import { photo } from '@mijn/domain/albums/contract';

import { isBoardMember } from '@mijn/domain/roles';
import { SECTION_COUNT_MAX } from '@mijn/domain/sections';
import { sql, type SQL } from 'drizzle-orm';
import { columnsOf, type Database, findRow, fixed, type RowOf } from '../../platform/database/index.ts';
import { orderBy, readList, type Sorts } from '../../capabilities/lists/read-list.ts';
import { type DateColumn, resemblesMost } from '../../capabilities/search/index.ts';
import { isUnread } from '../../capabilities/sections/sections.ts';
import type { Member } from '../../platform/wire/index.ts';
import { type AlbumsFilter, albumsFor } from './albums.access.ts';
import { photos } from '../../capabilities/photos/photos.tables.ts';
import { albums } from './albums.tables.ts';

const sorts: Sorts<AlbumsQuery> = {
  created_at: ['created_at', 'id'],
  name: ['name_key', 'id'],
};

const photoAsJson = fixed(
  sql`json_build_object(${sql.join(
    Object.entries(columnsOf(photos, photo)).flatMap(([name, column]) => [
      sql.raw(`'${name}'`),
      sql`${column}`,
    ]),
    sql`, `,
  )})`,
);

/** Returns the photo that the author chose, or else the first photo, of those that are ready. */
export function coverOf(album: string): SQL {
  const row = sql.raw(album);
  const ready = sql`photos.association_id = ${row}.association_id and photos.album_id = ${row}.id
    and photos.state = 'ready'`;
  return sql`(select cover from (
      (select ${photoAsJson} as cover from photos where ${ready} and photos.id = ${row}.cover_id)
      union all
      (select ${photoAsJson} from photos where ${ready} order by photos.position, photos.id limit 1)
    ) covers limit 1)`;
}

function columnsFor(caller: Member, now: Date): SQL {
  const { user_id, membership } = caller;
  const unread = isUnread(caller, 'albums', now, {
    published_at: sql`albums.photos_added_at`,
    author_id: sql`albums.photos_added_by`,
  });
  const editable = isBoardMember(membership)
    ? sql`true`
    : sql`(albums.author_id is not distinct from ${user_id})`;
  return sql`${unread} as is_unread, ${editable} as may_edit`;
}

const own = sql.raw('albums.id, albums.name, photo_count, author_name, albums.created_at, albums.version');

const CREATED: DateColumn = { column: sql.raw('albums.created_at'), isDay: false };

type ListedAlbum = RowOf<AlbumInList, 'created_at'>;

export async function listAlbums(database: Database, caller: Member, query: AlbumsQuery, now: Date) {
  const filter = albumsFor(caller);
  const order = orderBy(sorts, query.sort ?? '-created_at');
  return readList<ListedAlbum>(database, query, 'albums', ({ sought, limits }) => {
    const found = sought ? sql` and ${resemblesMost(sql`search_key`, sought, CREATED)}` : sql``;
    const conditions = sql`${filter.where}${found}`;
    return sql`select ${own}, ${coverOf('albums')} as cover, ${columnsFor(caller, now)},
        (select count(*) from albums where ${conditions}) as total
      from albums where ${conditions} order by ${order} ${limits}`;
  });
}

export type AlbumRow = Omit<RowOf<Album, 'created_at'>, 'photos'> & { photos: Photo[] };

/** Failed photos are included only for members who may edit the album. */
export async function findAlbum(
  database: Database,
  filter: AlbumsFilter,
  caller: Member,
  id: string,
  now: Date,
): Promise<AlbumRow | undefined> {
  const found = await findRow<AlbumRow>(
    database,
    sql`select ${own}, ${coverOf('albums')} as cover, ${columnsFor(caller, now)}, (
        select coalesce(json_agg(${photoAsJson} order by photos.position, photos.id), '[]') from photos
        where photos.association_id = albums.association_id and photos.album_id = albums.id
      ) as photos
      from albums where ${filter.where} and albums.id = ${id}`,
  );
  if (!found || found.may_edit) return found;
  return { ...found, photos: found.photos.filter(({ state }) => state !== 'failed') };
}

export const countNewAlbums = (caller: Pick<Member, 'user_id' | 'membership'>, since: Date): SQL =>
  sql`select count(*) from (
    select from albums where ${albumsFor(caller).where} and photos_added_at > ${since.toISOString()}::timestamptz
      and photos_added_by is distinct from ${caller.user_id}::uuid
    limit ${sql.raw(String(SECTION_COUNT_MAX))}
  ) newest`;

/** Returns the albums to which others added photos in a period, the last first, and their number. */
export async function listAddedAlbums(
  database: Database,
  caller: Pick<Member, 'user_id' | 'membership'>,
  { since, until, max }: { since: Date; until: Date; max: number },
): Promise<{ albums: { id: string; name: string; photo_count: number }[]; total: number }> {
  const { rows } = await database.queries.execute<{
    id: string;
    name: string;
    photo_count: number;
    total: number;
  }>(sql`select id, name, photo_count, (count(*) over ())::int as total from ${albums}
    where ${albumsFor(caller).where} and photos_added_at >= ${since.toISOString()}
      and photos_added_at < ${until.toISOString()} and photos_added_by is distinct from ${caller.user_id}
    order by photos_added_at desc, id desc limit ${max}`);
  return {
    albums: rows.map(({ id, name, photo_count }) => ({ id, name, photo_count })),
    total: rows[0]?.total ?? 0,
  };
}
