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

/**
 * Uploads a photo.
 * @throws Error when the photo is refused.
 */
export async function uploadPhoto(
  { address, association_id, headers }: Uploader,
  bytes: Buffer<ArrayBuffer>,
): Promise<void> {
  const body = new FormData();
  body.append('file', new Blob([bytes], { type: 'image/jpeg' }), 'IMG_2041.jpg');
  const url = `${address}/api/associations/${association_id}/photos`;
  const response = await fetch(url, { method: 'POST', body, headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`An upload was answered with ${response.status}: ${text}`);
}
