import type { Reader } from '../harness/database.ts';
import { visit } from '../harness/session.ts';

export interface Uploader {
  url: string;
  association_id: string;
  headers: Record<string, string>;
}

export async function createUploader(url: string, { association_id, headers }: Reader): Promise<Uploader> {
  return { url, association_id, headers: await visit(url, [headers['cookie'] ?? '']) };
}

export interface Upload {
  path: string;
  fields?: Readonly<Record<string, string>>;
  name: string;
  type: string;
  bytes: Buffer<ArrayBuffer>;
}

export async function uploadFile(
  { url, association_id, headers }: Uploader,
  { path, fields = {}, name, type, bytes }: Upload,
): Promise<string> {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  body.append('file', new Blob([bytes], { type }), name);
  const response = await fetch(`${url}/api/associations/${association_id}/${path}`, {
    method: 'POST',
    body,
    headers,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`An upload was answered with ${response.status}: ${text}`);
  return text;
}

export async function uploadPhoto(uploader: Uploader, bytes: Buffer<ArrayBuffer>): Promise<void> {
  await uploadFile(uploader, { path: 'photos', name: 'IMG_2041.jpg', type: 'image/jpeg', bytes });
}

/** Creates photos that differ, because each content is processed. `size` is the size of each in bytes. */
export function* differentPhotos(photo: Buffer, count: number, size: number): Generator<Buffer<ArrayBuffer>> {
  for (let index = 0; index < count; index += 1) {
    // Bytes after the end of a JPEG are not a part of the photo.
    const bytes = Buffer.alloc(Math.max(size, photo.length + 1), index);
    bytes.set(photo);
    yield bytes;
  }
}
