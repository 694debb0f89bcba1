/** A signed-in member who uploads photos. */
export interface Uploader {
  /** The URL of the server. */
  address: string;
  association_id: string;
  headers: Record<string, string>;
}

/** Fetches an anti-forgery token, which every upload sends. */
export async function createUploader(
  address: string,
  { association_id, token }: { association_id: string; token: string },
): Promise<Uploader> {
  const session = `mijn_session=${token}`;
  const response = await fetch(`${address}/api/auth/csrf`, { headers: { cookie: session } });
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('XSRF-TOKEN='));
  const [pair = ''] = cookie?.split(';') ?? [];
  return {
    address,
    association_id,
    headers: {
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': decodeURIComponent(pair.slice('XSRF-TOKEN='.length)),
      cookie: `${session}; ${pair}`,
    },
  };
}

/** A file to upload, with the other fields of its form. */
export interface Upload {
  /** The path of the upload below the association: `photos`. */
  path: string;
  fields?: Readonly<Record<string, string>>;
  name: string;
  type: string;
  bytes: Buffer<ArrayBuffer>;
}

/**
 * Uploads a file, and returns the answer.
 * @throws Error when the file is refused.
 */
export async function uploadFile(
  { address, association_id, headers }: Uploader,
  { path, fields = {}, name, type, bytes }: Upload,
): Promise<string> {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  body.append('file', new Blob([bytes], { type }), name);
  const url = `${address}/api/associations/${association_id}/${path}`;
  const response = await fetch(url, { method: 'POST', body, headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`An upload was answered with ${response.status}: ${text}`);
  return text;
}

/**
 * Uploads a photo.
 * @throws Error when the photo is refused.
 */
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
