import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type * as S3 from '@aws-sdk/client-s3';
import type { S3Address } from '../../platform/config/s3-address.ts';
import { inSpan } from '../../platform/tracing/tracing.ts';
import { StoreFull } from '../../platform/config/store-full.ts';
import { FileMissing, type Store } from './store.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name);

/** The codes of S3-compatible stores without room, which some send with another status than 507. */
const FULL_NAMES: ReadonlySet<string> = new Set(['XMinioStorageFull', 'QuotaExceeded']);

const isFull = (sdk: typeof S3, error: unknown): boolean =>
  error instanceof sdk.S3ServiceException &&
  (error.$metadata.httpStatusCode === 507 || FULL_NAMES.has(error.name));

export interface S3Store extends Store {
  upload: (key: string, localPath: string) => Promise<void>;
}

/**
 * Loads the client on first use, so that other installations never load it. Without keys in FILES_URL, the client finds its
 * own (environment, role of the machine). @param idleMs milliseconds without progress after which a transfer fails. Without
 * it, a transfer waits for its receiver, such as a member with a slow connection.
 */
export function createS3Store(
  { bucket, prefix, region, endpoint, credentials }: S3Address,
  idleMs?: number,
): S3Store {
  let loaded: Promise<{ sdk: typeof S3; client: S3.S3Client }> | undefined;
  const load = async () => {
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      region,
      // Many compatible stores do not support the newer checksums. They are not needed, because the key is a
      // hash of the content.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(endpoint && { endpoint, forcePathStyle: true }),
      ...(credentials && { credentials }),
      ...(idleMs && { requestHandler: { socketTimeout: idleMs } }),
    });
    client.middlewareStack.add(
      (next, { commandName = 'command' }) =>
        async (args) =>
          inSpan(`s3 ${commandName}`, { kind: 'client' }, async () => next(args)),
      { step: 'initialize', name: 'traces' },
    );
    return { sdk, client };
  };
  const s3 = () => (loaded ??= load());
  const at = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` });

  const sizeOf = async (key: string): Promise<number | undefined> => {
    const { sdk, client } = await s3();
    try {
      const { ContentLength } = await client.send(new sdk.HeadObjectCommand(at(key)));
      return ContentLength ?? 0;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };

  const upload = async (key: string, localPath: string): Promise<void> => {
    const { sdk, client } = await s3();
    const { size } = await stat(localPath);
    const object = { ...at(key), Body: createReadStream(localPath), ContentLength: size };
    try {
      await client.send(new sdk.PutObjectCommand(object));
    } catch (error) {
      throw isFull(sdk, error) ? new StoreFull({ cause: error }) : error;
    }
  };

  return {
    upload,
    async put(key, localPath) {
      await upload(key, localPath);
      await rm(localPath, { force: true });
    },
    has: async (key) => (await sizeOf(key)) !== undefined,
    sizeOf,
    async read(key, range) {
      const { sdk, client } = await s3();
      try {
        const Range = range && `bytes=${range.start}-${range.end}`;
        const { Body } = await client.send(new sdk.GetObjectCommand({ ...at(key), ...(Range && { Range }) }));
        if (Body instanceof Readable) return Body;
      } catch (error) {
        if (!isMissing(error)) throw error;
        throw new FileMissing(key, { cause: error });
      }
      throw new FileMissing(key);
    },
    async *list(start) {
      const { sdk, client } = await s3();
      const input = { Bucket: bucket, Prefix: `${prefix}${start}` };
      for await (const page of sdk.paginateListObjectsV2({ client }, input)) {
        for (const { Key, Size = 0, LastModified } of page.Contents ?? []) {
          // Bytes without a time count as new, so that they are never removed.
          const stored_at = LastModified ?? new Date();
          if (Key) yield { key: Key.slice(prefix.length), byte_size: Size, stored_at };
        }
      }
    },
    async remove(key) {
      const { sdk, client } = await s3();
      await client.send(new sdk.DeleteObjectCommand(at(key)));
    },
  };
}
