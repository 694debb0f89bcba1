import type { AlbumForm } from '@mijn/domain/albums';
import { ALBUM_PHOTOS_MAX, ALBUMS_MAX } from '@mijn/domain/limits';
import type { FastifyRequest } from 'fastify';
import { changeAndRead, inTransaction, type Queries } from '../../platform/database/index.ts';
import { announce } from '../../capabilities/sections/sections.ts';
import { auditCaller, type AuditEntry } from '../../platform/security/audit.ts';
import type { Services } from '../../capabilities/services.ts';
import { requireLine, typedLine } from '../../platform/texts/typed-text.ts';
import { AppError, createAndRead, type Member, orNotFound } from '../../platform/wire/index.ts';
import {
  albumsFor,
  type AlbumsFilter,
  madeBy,
  requireEditor,
  visibleOrRestorableFor,
} from './albums.access.ts';
import { type AlbumRow, findAlbum } from './albums-list.repository.ts';
import * as repository from './albums.repository.ts';
import {
  findPhotoIds,
  listPhotosOf,
  stageAgain,
  stagedFor,
} from '../../capabilities/photos/owned-photos.repository.ts';

type Needs = Pick<Services, 'database' | 'now'>;

const refuse = (
  field: string,
  code: 'not_allowed' | 'duplicate' | 'too_many',
  params?: Record<string, string | number>,
) => new AppError('validation_failed', { errors: { [field]: [{ code, ...(params && { params }) }] } });

/** @throws AppError `not_found` if the album does not exist or is deleted. */
export async function getAlbum(
  { database, now }: Needs,
  member: Member,
  id: string,
  filter: AlbumsFilter = albumsFor(member),
): Promise<AlbumRow> {
  return orNotFound(await findAlbum(database, filter, member, id, now()));
}

/** Keeps the form's order, removes other photos, and returns whether some are new. @throws AppError `validation_failed` */
async function savePhotos(
  transaction: Queries,
  member: Member,
  album_id: string,
  { photos, cover_id }: Pick<AlbumForm, 'photos' | 'cover_id'>,
  now: Date,
): Promise<boolean> {
  const { association_id } = member.membership;
  const ids = photos.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) throw refuse('photos', 'duplicate');
  if (cover_id && !ids.includes(cover_id)) throw refuse('cover_id', 'not_allowed');
  const album = { association_id, kind: 'album', id: album_id } as const;
  const known = await listPhotosOf(transaction, album);
  const isAdded = await addStaged(transaction, member, ids, known);
  const left = known.filter((id) => !ids.includes(id));
  await stageAgain(transaction, album, left, { user_id: member.user_id, now });
  const placed = photos.map(({ id, alt }) => ({ id, alt: typedLine(alt) }));
  await repository.placePhotos(transaction, { association_id, album_id }, placed, 0);
  return isAdded;
}

/** Returns whether there are new photos. @throws AppError `validation_failed` if one is no staged photo of the member. */
async function addStaged(
  transaction: Queries,
  member: Member,
  ids: readonly string[],
  known: readonly string[],
): Promise<boolean> {
  const added = ids.filter((id) => !known.includes(id));
  const staged = await findPhotoIds(transaction, stagedFor(member), added);
  const unusable = added.filter((id) => !staged.includes(id));
  if (unusable.length > 0) throw refuse('photos', 'not_allowed', { ids: unusable.join(',') });
  return added.length > 0;
}

async function recordChange(
  transaction: Queries,
  member: Member,
  action: AuditEntry['action'],
  album_id: string,
  happened_at: Date,
): Promise<void> {
  const { association_id } = member.membership;
  await auditCaller(transaction, member, action, { album_id }, happened_at);
  await announce(transaction, { association_id, section: 'albums', entity_id: album_id, happened_at });
}

/** @throws AppError `validation_failed`, or `too_many_albums` */
export async function createAlbum(
  services: Needs,
  member: Member,
  { name, photos, cover_id }: AlbumForm,
  request: FastifyRequest,
): Promise<AlbumRow> {
  const created_at = services.now();
  const once = { caller: member, request, now: created_at };
  return createAndRead(
    services,
    once,
    async (transaction, newId) => {
      if (await repository.hasAlbums(transaction, madeBy(member), ALBUMS_MAX))
        throw new AppError('too_many_albums', { params: { max: ALBUMS_MAX } });
      await repository.insertAlbum(transaction, {
        association_id: member.membership.association_id,
        id: newId,
        name: requireLine('name', name),
        author_id: member.user_id,
        author_name: member.name,
        cover_id: cover_id ?? null,
        created_at,
        photos_added_at: created_at,
        photos_added_by: member.user_id,
      });
      await savePhotos(transaction, member, newId, { photos, cover_id }, created_at);
      await recordChange(transaction, member, 'album_created', newId, created_at);
    },
    (inside, id) => getAlbum(inside, member, id),
  );
}

const addedBy = ({ user_id }: Member, now: Date) => ({ photos_added_at: now, photos_added_by: user_id });

/** @throws AppError `forbidden`, `not_found`, `validation_failed`, or `conflict` if someone else changed the album. */
export async function updateAlbum(
  services: Needs,
  member: Member,
  id: string,
  { version, name, photos, cover_id }: AlbumForm & { version: number },
): Promise<AlbumRow> {
  const now = services.now();
  const filter = albumsFor(member);
  return changeAndRead(
    services,
    async (transaction) => {
      const before = orNotFound(await repository.lockAlbum(transaction, filter, id));
      requireEditor(member, before);
      if (before.version !== version) throw new AppError('conflict');
      const isAdded = await savePhotos(transaction, member, id, { photos, cover_id }, now);
      await repository.updateAlbum(transaction, filter, id, {
        name: requireLine('name', name),
        cover_id: cover_id ?? null,
        ...(isAdded && addedBy(member, now)),
      });
      await recordChange(transaction, member, 'album_changed', id, now);
    },
    (inside) => getAlbum(inside, member, id),
  );
}

/** Leaves photos that the album has already. @throws AppError `forbidden`, `not_found`, `validation_failed` */
export async function addPhotos(
  services: Needs,
  member: Member,
  id: string,
  { photos, cover_id }: Pick<AlbumForm, 'photos' | 'cover_id'>,
): Promise<AlbumRow> {
  if (cover_id && !photos.some((photo) => photo.id === cover_id)) throw refuse('cover_id', 'not_allowed');
  const now = services.now();
  const filter = albumsFor(member);
  const { association_id } = member.membership;
  return changeAndRead(
    services,
    async (transaction) => {
      requireEditor(member, orNotFound(await repository.lockAlbum(transaction, filter, id)));
      const known = await listPhotosOf(transaction, { association_id, kind: 'album', id });
      const added = photos.filter((photo) => !known.includes(photo.id));
      if (new Set(added.map((photo) => photo.id)).size !== added.length) throw refuse('photos', 'duplicate');
      if (known.length + added.length > ALBUM_PHOTOS_MAX)
        throw refuse('photos', 'too_many', { max: ALBUM_PHOTOS_MAX });
      const ids = added.map((photo) => photo.id);
      if (!(await addStaged(transaction, member, ids, known))) return;
      const placed = added.map((photo) => ({ id: photo.id, alt: typedLine(photo.alt) }));
      await repository.placePhotos(transaction, { association_id, album_id: id }, placed, known.length);
      await repository.updateAlbum(transaction, filter, id, {
        ...addedBy(member, now),
        ...(cover_id && { cover_id }),
      });
      await recordChange(transaction, member, 'album_changed', id, now);
    },
    (inside) => getAlbum(inside, member, id),
  );
}

/** A repeated call changes nothing. @throws AppError `forbidden`, `not_found` */
export async function setDeleted(
  { database, now }: Needs,
  member: Member,
  id: string,
  isDeleted: boolean,
): Promise<void> {
  const changed_at = now();
  const filter = isDeleted ? albumsFor(member) : visibleOrRestorableFor(member, changed_at);
  await inTransaction(database.queries, async (transaction) => {
    const before = orNotFound(await repository.lockAlbum(transaction, filter, id));
    requireEditor(member, before);
    if ((before.deleted_at !== null) === isDeleted) return;
    const deleted = isDeleted
      ? { deleted_at: changed_at, deleted_by: member.user_id }
      : { deleted_at: null, deleted_by: null };
    await repository.updateAlbum(transaction, filter, id, deleted);
    const action = isDeleted ? 'album_deleted' : 'album_restored';
    await recordChange(transaction, member, action, id, changed_at);
  });
}
