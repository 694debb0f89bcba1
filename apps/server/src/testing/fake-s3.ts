import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';

interface StoredObject {
  bytes: Buffer;
  modified_at: Date;
}

/** The server sends status 500, nothing, or half of the bytes, and then ends the connection or stays silent. */
export type S3Fault = 'refused' | 'silent' | 'cut off' | 'stalled';

/** A fake S3 server with the part of S3 that the store uses: objects by path, ranges, and a listing in pages. */
export interface FakeS3 {
  filesUrl: string;
  objects: Map<string, StoredObject>;
  /** Lets the server refuse all new objects because it is full, with the status and code of a real one. */
  fill: (refusal: { status: number; code: string } | undefined) => void;
  /** Calls such as `PUT /archief/waterpas/content/…`. A call is listed when its body has arrived. */
  calls: string[];
  disturb: (findFault: ((call: string) => S3Fault | undefined) | undefined) => void;
  stop: () => Promise<void>;
}

/** Pages are small, so that a listing has several. */
const PAGE = 2;

export async function startFakeS3(now: () => Date): Promise<FakeS3> {
  const objects = new Map<string, StoredObject>();
  let refusal: { status: number; code: string } | undefined;
  const calls: string[] = [];
  let findFault: ((call: string) => S3Fault | undefined) | undefined;

  const list = (parameters: URLSearchParams): string => {
    const prefix = `/archief/${parameters.get('prefix') ?? ''}`;
    const after = parameters.get('continuation-token') ?? '';
    const found = [...objects]
      .filter(([key]) => key.startsWith(prefix) && key > after)
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
    const page = found.slice(0, PAGE);
    const contents = page.map(
      ([key, { bytes, modified_at }]) =>
        `<Contents><Key>${key.replace('/archief/', '')}</Key><Size>${bytes.length}</Size>` +
        `<LastModified>${modified_at.toISOString()}</LastModified></Contents>`,
    );
    const next = found.length > PAGE ? page.at(-1)?.[0] : undefined;
    const more = next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`;
    return `<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${more}${contents.join('')}</ListBucketResult>`;
  };

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '', 'http://s3');
    const object = objects.get(url.pathname);
    const call = `${request.method} ${url.pathname}`;
    const sent = await buffer(request);
    calls.push(call);
    const fault = findFault?.(call);
    if (fault === 'silent') return;
    if (fault === 'refused') {
      response.writeHead(500).end('<Error><Code>InternalError</Code></Error>');
      return;
    }
    if (request.method === 'PUT') {
      if (refusal) {
        response.writeHead(refusal.status).end(`<Error><Code>${refusal.code}</Code></Error>`);
        return;
      }
      objects.set(url.pathname, { bytes: sent, modified_at: now() });
      response.end();
    } else if (request.method === 'DELETE') {
      objects.delete(url.pathname);
      response.writeHead(204).end();
    } else if (url.searchParams.has('list-type')) {
      response.end(list(url.searchParams));
    } else if (object) {
      const range = /bytes=(\d+)-(\d+)/u.exec(request.headers.range ?? '');
      const part = range ? object.bytes.subarray(Number(range[1]), Number(range[2]) + 1) : object.bytes;
      response.writeHead(range ? 206 : 200, { 'content-length': part.length });
      if (request.method === 'HEAD') response.end();
      else if (fault === undefined) response.end(part);
      else {
        response.write(part.subarray(0, Math.ceil(part.length / 2)), () => {
          if (fault === 'cut off') response.destroy();
        });
      }
    } else {
      response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    }
  };

  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    filesUrl: `s3://key:geheim@archief/waterpas?region=eu-west-1&endpoint=http://127.0.0.1:${port}`,
    objects,
    fill: (next) => {
      refusal = next;
    },
    calls,
    disturb: (next) => {
      findFault = next;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
