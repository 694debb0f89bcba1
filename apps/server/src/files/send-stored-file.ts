import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../wire/index.ts';
import { guardDownload, sendFile, type Download } from './send-file.ts';
import { contentKey, thumbnailKey, type Store } from './store.ts';
import { zipFiles, type ZipEntry } from './zip-files.ts';

/** A call and its answer. */
export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A row that points at a stored file. */
export interface StoredFile {
  name: string;
  media_type: string;
  byte_size: number;
  file_hash: string;
}

/** What a browser may show in a page of its own; everything else is only ever saved. */
const canBeShown = (mediaType: string): boolean =>
  mediaType === 'application/pdf' || mediaType.startsWith('image/');

/** Sends the bytes of a row that was found for the caller. */
export async function sendStoredFile(
  store: Store,
  { name, media_type, byte_size, file_hash }: StoredFile,
  disposition: Download['disposition'],
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  const download = {
    key: contentKey(file_hash),
    etag: `"${file_hash}"`,
    byte_size,
    media_type,
    name,
    disposition: canBeShown(media_type) ? disposition : 'attachment',
  } as const;
  return sendFile(store, download, request, reply);
}

/** Sends the small picture of a row that was found for the caller. @throws AppError `not_found` when it has none. */
export async function sendThumbnail(
  store: Store,
  { name, file_hash, has_thumbnail }: Pick<StoredFile, 'name' | 'file_hash'> & { has_thumbnail: boolean },
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  if (!has_thumbnail) throw new AppError('not_found');
  const picture = {
    key: thumbnailKey(file_hash),
    etag: `"thumbnail-${file_hash}"`,
    byte_size: undefined,
    media_type: 'image/webp',
    name: `${name}.webp`,
    disposition: 'inline',
  } as const;
  return sendFile(store, picture, request, reply);
}

/** Sends the files of rows that were found for the caller as one zip, made while it is sent. */
export async function sendZip(
  store: Store,
  name: string,
  entries: readonly ZipEntry[],
  { reply }: Exchange,
): Promise<FastifyReply> {
  guardDownload(reply, name, 'attachment');
  return reply.type('application/zip').send(zipFiles(store, entries));
}
