import type { FastifyReply, FastifyRequest } from 'fastify';
import { eq } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { associations, type Database } from '../../database/index.ts';
import { contentKey, guardDownload, sendFile, thumbnailKey, type Files } from '../../files/index.ts';
import { AppError } from '../../wire/index.ts';
import { readableDay } from './archive-day.ts';
import { storedDocuments, type Member } from './archive.service.ts';
import { zipDocuments } from './archive-zip.ts';

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

type Needs = { database: Database; files: Files };

/** What a browser may show in a page of its own; everything else is only ever saved. */
const canBeShown = (mediaType: string): boolean =>
  mediaType === 'application/pdf' || mediaType.startsWith('image/');

/** Sends a document's bytes. @throws AppError `not_found`. */
export async function sendDocument(
  { database, files }: Needs,
  member: Member,
  id: string,
  disposition: 'attachment' | 'inline',
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  const [{ name, media_type, byte_size, file_hash }] = await storedDocuments(database, member, [id]);
  const download = {
    key: contentKey(file_hash),
    etag: `"${file_hash}"`,
    byte_size,
    media_type,
    name,
    disposition: canBeShown(media_type) ? disposition : 'attachment',
  } as const;
  return sendFile(files, download, request, reply);
}

/** Sends the small picture of a document. @throws AppError `not_found`, also when it has none. */
export async function sendThumbnail(
  { database, files }: Needs,
  member: Member,
  id: string,
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  const [{ name, file_hash, has_thumbnail }] = await storedDocuments(database, member, [id]);
  if (!has_thumbnail) throw new AppError('not_found');
  const picture = {
    key: thumbnailKey(file_hash),
    etag: `"thumbnail-${file_hash}"`,
    byte_size: undefined,
    media_type: 'image/webp',
    name: `${name}.webp`,
    disposition: 'inline',
  } as const;
  return sendFile(files, picture, request, reply);
}

async function associationName({ queries }: Database, id: string): Promise<string> {
  const [association] = await queries
    .select({ name: associations.name })
    .from(associations)
    .where(eq(associations.id, id));
  return association?.name ?? '';
}

/** Sends several documents as one zip, made while it is sent. @throws AppError `not_found` when one does not exist. */
export async function sendZip(
  { database, files }: Needs,
  member: Member,
  ids: readonly string[],
  now: Date,
  { reply }: Exchange,
): Promise<FastifyReply> {
  if (!ids.every((id) => isUuid(id))) throw new AppError('not_found');
  const documents = await storedDocuments(database, member, ids);
  const name = await associationName(database, member.membership.association_id);
  guardDownload(reply, `Archief ${name} ${readableDay(now)}.zip`, 'attachment');
  return reply.type('application/zip').send(zipDocuments(files, documents));
}
