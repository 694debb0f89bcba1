import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/index.ts';
import { pictureKey, pictureKeys, receivedPhotoKey } from '../../capabilities/files/index.ts';
import { type FileKind, listPages } from '../../capabilities/stored-files/file-kind.ts';
import { photos, releasedPhotos } from '../../capabilities/photos/photos.tables.ts';

const HASH = /[0-9a-f]{64}/u;

const hashIn = (key: string): string => HASH.exec(key)?.[0] ?? '';

const listPhotos = ({ queries }: Pick<Database, 'queries'>) => {
  const { association_id, id, picture_hash, state, download_bytes } = photos;
  type Row = Pick<
    typeof photos.$inferSelect,
    'association_id' | 'id' | 'picture_hash' | 'state' | 'download_bytes'
  >;
  return listPages<Row>((last, max) =>
    queries
      .select({ association_id, id, picture_hash, state, download_bytes })
      .from(photos)
      .where(last && sql`(${association_id}, ${id}) > (${last.association_id}, ${last.id})`)
      .orderBy(association_id, id)
      .limit(max),
  );
};

const listWaiting = (queries: Queries, hashes: readonly string[]) =>
  queries
    .select({ photo_id: photos.id, picture_hash: photos.picture_hash })
    .from(photos)
    .where(and(inArray(photos.picture_hash, [...hashes]), eq(photos.state, 'processing')));

/** Returns the photos with some hashes that the hourly clean-up of photos has not looked at yet. */
const listReleased = (queries: Queries, hashes: readonly string[]) =>
  queries
    .select()
    .from(releasedPhotos)
    .where(inArray(releasedPhotos.picture_hash, [...hashes]));

export const receivedPhotos: FileKind = {
  prefix: 'received/',
  pattern: /^received\/[0-9a-f]{2}\/[0-9a-f-]{36}-[0-9a-f]{64}$/u,
  hashOf: hashIn,
  listNeeded: async ({ queries }, keys) => {
    const hashes = keys.map(hashIn);
    const rows = [...(await listWaiting(queries, hashes)), ...(await listReleased(queries, hashes))];
    const all = new Set(rows.map(({ photo_id, picture_hash }) => receivedPhotoKey(photo_id, picture_hash)));
    return new Set(keys.filter((key) => all.has(key)));
  },
  listRequired: async function* listRequired(source) {
    for await (const page of listPhotos(source)) {
      yield page
        .filter(({ state }) => state === 'processing')
        .map(({ id, picture_hash }) => ({ key: receivedPhotoKey(id, picture_hash), byte_size: null }));
    }
  },
};

/** Photos with the same content share pictures. */
export const pictures: FileKind = {
  prefix: 'pictures/',
  isMade: true,
  pattern: /^pictures\/[0-9a-f]{2}\/[0-9a-f]{64}-[a-z]+\.[a-z]+$/u,
  listNeeded: async ({ queries }, keys) => {
    const hashes = keys.map(hashIn);
    const ofPhotos = await queries
      .selectDistinct({ picture_hash: photos.picture_hash })
      .from(photos)
      .where(inArray(photos.picture_hash, hashes));
    const rows = [...ofPhotos, ...(await listReleased(queries, hashes))];
    const all = new Set(rows.map(({ picture_hash }) => picture_hash));
    return new Set(keys.filter((key) => all.has(hashIn(key))));
  },
  listRequired: async function* listRequired(source) {
    for await (const page of listPhotos(source)) {
      yield page
        .filter(({ state }) => state === 'ready')
        .flatMap(({ picture_hash, download_bytes }) => {
          const download = pictureKey(picture_hash, 'large', 'jpeg');
          return pictureKeys(picture_hash).map((key) => ({
            key,
            byte_size: key === download ? download_bytes : null,
          }));
        });
    }
  },
};
