import { Readable } from 'node:stream';
import { PHOTO_BYTES_MAX } from '@mijn/domain/limits';
import { and, eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { drawScene, type Scene } from '../demo/reports/scenes.ts';
import { type Files, receivedPhotoKey } from './capabilities/files/index.ts';
import { insertPhoto, type PlacedPhoto } from './capabilities/photos/owned-photos.repository.ts';
import { requestPictures } from './capabilities/photos/process-photo.job.ts';
import { meetings } from './modules/meetings/meetings.tables.ts';
import type { Writer } from './modules/todos/timeline/timeline.service.ts';
import { associations, memberships, type Queries, users } from './platform/database/index.ts';
import { orNotFound } from './platform/wire/index.ts';

/** The code of the association of the demo that has everything. */
export const ASSOCIATION = '1001';

/** The codes of the next meeting of the demo, and of the last one. */
const NEXT_MEETING = 'ALV-2026-2';
export const LAST_MEETING = 'ALV-2026-1';

/** Returns the next meeting of the demo, or another one. */
export async function findDemoMeeting(queries: Queries, code = NEXT_MEETING) {
  const { association_id, id, concerns, meeting_date, location } = meetings;
  const [found] = await queries
    .select({ association_id, id, concerns, meeting_date, location, association_name: associations.name })
    .from(meetings)
    .innerJoin(associations, eq(associations.id, meetings.association_id))
    .where(and(eq(associations.code, ASSOCIATION), eq(meetings.code, code)));
  return orNotFound(found);
}

/** Returns a member of the association of the demo. */
export async function findWriter(queries: Queries, email: string): Promise<Writer> {
  const { association_id, is_board, is_invoice_check, is_invoice_check_copy } = memberships;
  const [found] = await queries
    .select({
      user_id: users.id,
      name: users.name,
      membership: { association_id, is_board, is_invoice_check, is_invoice_check_copy },
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .innerJoin(associations, eq(associations.id, association_id))
    .where(and(eq(users.email, email), eq(associations.code, ASSOCIATION)));
  return { ...orNotFound(found), impersonator: null };
}

interface ScenePhoto {
  scene: Scene;
  alt: string;
}

/** Stages the photos of a member as an upload does. The queue makes their pictures once the server runs. */
export async function stagePhotos(
  transaction: Queries,
  files: Files,
  { user_id, membership: { association_id } }: Writer,
  photos: readonly ScenePhoto[],
  created_at: Date,
): Promise<PlacedPhoto[]> {
  const staged: PlacedPhoto[] = [];
  for (const { scene, alt } of photos) {
    const file = await files.receive(Readable.from([await drawScene(scene)]), PHOTO_BYTES_MAX);
    const id = newId();
    await file.keep(receivedPhotoKey(id, file.hash));
    await insertPhoto(transaction, {
      association_id,
      id,
      user_id,
      name: `${alt}.jpg`,
      media_type: 'image/jpeg',
      picture_hash: file.hash,
      stored_bytes: file.byte_size,
      created_at,
      staged_at: created_at,
    });
    await requestPictures(transaction, { association_id, id, user_id });
    staged.push({ id, alt });
  }
  return staged;
}
