import { sql } from 'drizzle-orm';
import { jpegName, pictureKey, receivedPhotoKey } from '../../capabilities/files/index.ts';
import { definePersonalData, ERASED_NAME } from '../../capabilities/personal-data/personal-data.ts';
import { associationOf } from '../../capabilities/personal-data/sql.ts';

export const albumsOfMember = definePersonalData({
  name: 'albums',
  title: 'Fotoalbums die u hebt gemaakt of aangevuld',
  tables: ['albums'],
  labels: {
    association: 'Vereniging',
    name: 'Naam',
    is_author: 'Door u gemaakt',
    has_added_last: 'Door u het laatst aangevuld',
    created_at: 'Gemaakt',
    photos_added_at: 'Laatst aangevuld',
    deleted_at: 'Verwijderd',
  },
  query: ({ user_id }) => sql`
    select ${associationOf('albums')}, association_id, id, name,
      author_id is not distinct from ${user_id}::uuid as is_author,
      photos_added_by is not distinct from ${user_id}::uuid as has_added_last,
      created_at, photos_added_at, deleted_at
    from albums where author_id = ${user_id} or photos_added_by = ${user_id} order by created_at, id`,
  erase: ({ user_id }) => [
    sql`update albums set author_id = null, author_name = ${ERASED_NAME} where author_id = ${user_id}`,
  ],
});

interface Photo {
  id: string;
  name: string;
  state: 'processing' | 'ready' | 'failed';
  picture_hash: string;
}

/** The file is the largest picture, or the received photo until its pictures are made. */
export const photosOfMember = definePersonalData<Photo>({
  name: 'photos',
  title: "Uw foto's",
  tables: ['photos'],
  labels: {
    association: 'Vereniging',
    album: 'Album',
    name: 'Naam',
    alt: 'Beschrijving',
    created_at: 'Geplaatst',
  },
  file: {
    columns: ['picture_hash'],
    of: ({ id, name, state, picture_hash }) => {
      if (state === 'failed') return null;
      return state === 'ready'
        ? { name: jpegName(name), key: pictureKey(picture_hash, 'large', 'jpeg') }
        : { name, key: receivedPhotoKey(id, picture_hash) };
    },
  },
  query: ({ user_id }) => sql`
    select ${associationOf('p')}, p.association_id, p.id, p.album_id, a.name as album, p.name, p.alt, p.state,
      p.width, p.height, p.created_at, p.picture_hash
    from photos p left join albums a on a.association_id = p.association_id and a.id = p.album_id
    where p.user_id = ${user_id} order by p.created_at, p.id`,
});
