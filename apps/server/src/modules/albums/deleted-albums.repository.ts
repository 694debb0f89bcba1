import type { DeletedAlbum } from '@mijn/domain/albums';
import type { DeletedQuery } from '@mijn/domain/deleted';
import { DELETED_ALBUM_MS } from '@mijn/domain/limits';
import { sql } from 'drizzle-orm';
import { type Database, fixed, type RowOf } from '../../platform/database/index.ts';
import { readDeleted } from '../../capabilities/lists/read-deleted.ts';
import type { Member } from '../../platform/wire/index.ts';
import type { AlbumsFilter } from './albums.access.ts';
import { coverOf } from './albums-list.repository.ts';

type Own = Pick<
  RowOf<DeletedAlbum, 'created_at'>,
  'id' | 'name' | 'photo_count' | 'cover' | 'author_name' | 'created_at'
>;

const fields = fixed(sql`listed.id, listed.name, listed.photo_count, listed.author_name, listed.created_at,
  ${coverOf('listed')} as cover`);

export const listDeletedAlbums = async (
  database: Database,
  filter: AlbumsFilter,
  caller: Member,
  query: DeletedQuery,
) =>
  readDeleted<Own, 'albums'>(database, query, {
    table: 'albums',
    filter,
    fields,
    caller,
    keptMs: DELETED_ALBUM_MS,
  });
