import { get } from 'node:http';

export interface Html {
  status: number;
  bytes: number;
}

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
