import { get } from 'node:http';

/** The HTML of a page as a browser receives it. */
export interface Html {
  status: number;
  /** The size, compressed with brotli, in bytes. */
  bytes: number;
}

/** Requests a page as a browser does, and returns the size of the response as it was sent. */
export async function fetchHtml(url: string, cookie: string | undefined): Promise<Html> {
  const headers = {
    accept: 'text/html,application/xhtml+xml',
    'accept-encoding': 'br',
    ...(cookie !== undefined && { cookie }),
  };
  // `fetch` is not used, because it decompresses the response.
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }));
      response.on('error', reject);
    }).on('error', reject);
  });
}
