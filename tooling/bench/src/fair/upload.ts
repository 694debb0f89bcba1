import { type Reader } from '../harness/database.ts';
import { visit } from '../harness/session.ts';

export interface Uploader extends Readonly<Reader> {
  url: string;
}

export async function createUploader(url: string, { association_id, headers }: Reader): Promise<Uploader> {
  return { url, association_id, headers: await visit(url, [headers['cookie'] ?? '']) };
}

export interface Upload {
  path: string;
  fields?: Readonly<Record<string, string>>;
  name: string;
  bytes: Buffer<ArrayBuffer>;
}

/** Uploads a PDF or a JPEG, and returns the response. @throws Error with the response, if it is refused. */
export async function uploadFile(
  { url, association_id, headers }: Uploader,
  { path, fields = {}, name, bytes }: Upload,
): Promise<string> {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  const type = name.endsWith('.jpg') ? 'image/jpeg' : 'application/pdf';
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

/** Uploads photos that differ, because each content is processed. `size` is the size of each in bytes. */
export function* uploadPhotos(
  uploader: Uploader,
  photo: Buffer,
  count: number,
  size: number,
): Generator<Promise<string>> {
  for (let index = 0; index < count; index += 1) {
    // Bytes after the end of a JPEG are not a part of the photo.
    const bytes = Buffer.alloc(Math.max(size, photo.length + 1), index);
    bytes.set(photo);
    yield uploadFile(uploader, { path: 'photos', name: 'IMG_2041.jpg', bytes });
  }
}
