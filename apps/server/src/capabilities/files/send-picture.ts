import { DOCUMENT_NAME_LENGTH_MAX } from '@mijn/domain/limits';
import type { PictureSize } from '@mijn/domain/albums';
import { showsText } from '@mijn/domain/texts';
import type { FastifyReply } from 'fastify';
import type { PictureFormat } from './picture-formats.ts';
import { type Exchange, sendFile, type Download } from './send-file.ts';
import { pictureKey, type Store } from './store.ts';
import { safeFileName } from './file-name.ts';

export interface StoredPhoto {
  name: string;
  picture_hash: string;
  /** The size of the largest picture as JPEG, in bytes. */
  download_bytes: number;
}

const mediaTypes: Record<PictureFormat, string> = { webp: 'image/webp', jpeg: 'image/jpeg' };

const stemOf = (name: string): string => name.replace(/(?<=.)\.[^.]*$/u, '');

export const jpegName = (name: string): string => `${stemOf(name)}.jpg`;

export function photoName(name: string, extension: string): string {
  const stem = Array.from(safeFileName(stemOf(name)))
    .slice(0, DOCUMENT_NAME_LENGTH_MAX / 2)
    .join('')
    .trim();
  return `${showsText(stem) ? stem : 'Foto'}.${extension}`;
}

/** Returns the best format for a browser. A browser that accepts every image may not know WebP. */
function acceptedFormat(accept: string | undefined): PictureFormat {
  const isAccepted = accept
    ?.toLowerCase()
    .split(',')
    .some((part) => /^\s*image\/webp\s*(?:;(?!\s*q=0(?:\.0*)?\s*$).*)?$/u.test(part));
  return isAccepted ? 'webp' : 'jpeg';
}

/** Sends WebP if the browser accepts it, otherwise JPEG. The caller must have checked the rights. */
export async function sendPicture(
  store: Store,
  { name, picture_hash }: StoredPhoto,
  size: PictureSize,
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  const format = acceptedFormat(request.headers.accept);
  void reply.header('vary', 'Accept');
  const picture = {
    key: pictureKey(picture_hash, size, format),
    etag: `"${size}-${format}-${picture_hash}"`,
    byte_size: undefined,
    media_type: mediaTypes[format],
    name: format === 'jpeg' ? jpegName(name) : `${stemOf(name)}.webp`,
    disposition: 'inline',
  } as const;
  return sendFile(store, picture, request, reply);
}

/** The caller must have checked the rights. */
export async function sendPhoto(
  store: Store,
  { name, picture_hash, download_bytes }: StoredPhoto,
  disposition: Download['disposition'],
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  const photo = {
    key: pictureKey(picture_hash, 'large', 'jpeg'),
    etag: `"large-jpeg-${picture_hash}"`,
    byte_size: download_bytes,
    media_type: mediaTypes.jpeg,
    name: jpegName(name),
    disposition,
  };
  return sendFile(store, photo, request, reply);
}
