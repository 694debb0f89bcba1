import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contentKey, FileMissing, openFiles, type Files } from './index.ts';
import { readS3Address } from './s3-store.ts';

/**
 * Creates a fake S3 server with the part of S3 that the store uses: objects by path, ranges, and a listing.
 */
function fakeS3(objects: Map<string, Buffer>): Server {
  return createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://s3');
    const object = objects.get(url.pathname);
    const answer = async (): Promise<void> => {
      if (request.method === 'PUT') {
        objects.set(url.pathname, await buffer(request));
        response.end();
      } else if (request.method === 'DELETE') {
        objects.delete(url.pathname);
        response.writeHead(204).end();
      } else if (url.searchParams.has('list-type')) {
        const prefix = `/archief/${url.searchParams.get('prefix') ?? ''}`;
        const found = [...objects.keys()].filter((key) => key.startsWith(prefix));
        const contents = found.map(
          (key) => `<Contents><Key>${key.replace('/archief/', '')}</Key></Contents>`,
        );
        response.end(
          `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`,
        );
      } else if (object) {
        const range = /bytes=(\d+)-(\d+)/u.exec(request.headers.range ?? '');
        const part = range ? object.subarray(Number(range[1]), Number(range[2]) + 1) : object;
        response.writeHead(range ? 206 : 200, { 'content-length': part.length });
        response.end(request.method === 'HEAD' ? undefined : part);
      } else {
        response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
      }
    };
    void answer();
  });
}

const objects = new Map<string, Buffer>();
let server: Server;
let dataDir: string;
let files: Files;
beforeAll(async () => {
  server = fakeS3(objects);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  dataDir = await mkdtemp(path.join(tmpdir(), 'mijn-s3-'));
  const filesUrl = `s3://key:geheim@archief/waterpas?region=eu-west-1&endpoint=http://127.0.0.1:${port}`;
  files = openFiles({ dataDir, filesUrl });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(dataDir, { recursive: true });
});

describe('an S3-compatible file store', () => {
  it('stores, reads, lists and removes bytes below its folder', async () => {
    const file = await files.receive(Readable.from([Buffer.from('dakgoot')]), 100);
    const key = contentKey(file.hash);
    expect(await files.has(key)).toBe(false);
    await file.keep();
    expect([...objects.keys()]).toEqual([`/archief/waterpas/${key}`]);
    expect(await files.has(key)).toBe(true);
    expect(await text(await files.read(key))).toBe('dakgoot');
    expect(await text(await files.read(key, { start: 3, end: 5 }))).toBe('goo');
    const listed: string[] = [];
    for await (const one of files.list('content/')) listed.push(one);
    expect(listed).toEqual([key]);
    await files.remove(key);
    await expect(files.read(key)).rejects.toThrow(FileMissing);
  });

  it.each(['http://archief', 's3://', 's3://archief?endpoint=nergens', 'archief'])(
    'refuses %p as FILES_URL',
    (filesUrl) => {
      expect(() => readS3Address(filesUrl)).toThrow('FILES_URL must be s3://');
    },
  );

  it('reads a FILES_URL with keys, and a FILES_URL without keys', () => {
    expect(readS3Address('s3://key:ge%2Fheim@archief/map/?region=eu-central-1')).toEqual({
      bucket: 'archief',
      prefix: 'map/',
      region: 'eu-central-1',
      endpoint: undefined,
      credentials: { accessKeyId: 'key', secretAccessKey: 'ge/heim' },
    });
    expect(readS3Address('s3://archief')).toMatchObject({ prefix: '', credentials: undefined });
  });
});
