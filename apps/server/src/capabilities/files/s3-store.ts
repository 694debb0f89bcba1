import { createReadStream, type ReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type * as S3 from '@aws-sdk/client-s3';
import type { S3Address } from '../../platform/config/s3-address.ts';
import { errorCode } from '../../platform/config/errors.ts';
import { inSpan } from '../../platform/tracing/tracing.ts';
import { StoreFull } from '../../platform/config/store-full.ts';
import { storeStatusOf, StoreUnavailable } from '../../platform/config/store-unavailable.ts';
import { FileMissing, type Store } from './store.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name);

/** The codes of S3-compatible stores without room, which some send with another status than 507. */
const FULL_NAMES: ReadonlySet<string> = new Set(['XMinioStorageFull', 'QuotaExceeded']);

const isFull = (sdk: typeof S3, error: unknown): boolean =>
  error instanceof sdk.S3ServiceException &&
  (error.$metadata.httpStatusCode === 507 || FULL_NAMES.has(error.name));

/** The longest times in milliseconds. */
export interface StoreTimes {
  connect: number;
  /** Until the store responds, repeated requests included. */
  response: number;
  /** Between two parts of a download. The time for which its receiver pauses does not count. */
  idle: number;
  /** Between two parts of an upload. Connections hold megabytes that a slow store has not read yet. */
  uploadIdle: number;
  /** For all of one upload to the store. */
  upload: number;
}

export const STORE_TIMES: StoreTimes = {
  connect: 3000,
  response: 8000,
  idle: 8000,
  uploadIdle: 30_000,
  upload: 10 * 60_000,
};

type Call<Output> = (s3: Loaded, options: { abortSignal: AbortSignal }) => Promise<Output>;

interface Loaded {
  sdk: typeof S3;
  client: S3.S3Client;
}

const NOT_CONNECTED: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

/** Returns whether a store that hung may still carry out a request that failed. */
const mayHappenLater = (sdk: typeof S3, error: unknown): boolean =>
  !NOT_CONNECTED.has(errorCode(error) ?? '') &&
  !(error instanceof sdk.S3ServiceException && storeStatusOf(error) !== undefined);

export interface S3Store extends Store {
  upload: (key: string, localPath: string) => Promise<void>;
  /** Returns whether the store responds in the time that a call has: a slow store is up. Does not reject. */
  isUp: () => Promise<boolean>;
}

const ignore = (): void => undefined;
const SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/** Calls `abort` unless the number of bytes that were read grows. Returns a function that ends the watch. */
function watchProgress(file: ReadStream, { uploadIdle, upload }: StoreTimes, abort: () => void): () => void {
  let seen = -1;
  const timer = setInterval(() => {
    if (file.bytesRead === seen) abort();
    seen = file.bytesRead;
  }, uploadIdle).unref();
  const last = setTimeout(abort, upload).unref();
  return () => {
    clearInterval(timer);
    clearTimeout(last);
  };
}

/** @throws StoreUnavailable if the store pauses for longer than `idleMs`, or ends the connection too early. */
async function* untilStalled(body: Readable, idleMs: number): AsyncGenerator<Buffer> {
  const expect = () => setTimeout(() => body.destroy(new StoreUnavailable()), idleMs).unref();
  let timer = expect();
  try {
    for await (const chunk of body) {
      clearTimeout(timer);
      yield chunk;
      timer = expect();
    }
  } catch (error) {
    throw error instanceof StoreUnavailable ? error : new StoreUnavailable({ cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Loads the client on first use, so that other installations never load it. Without keys in FILES_URL, the client finds its
 * own (environment, role of the machine). Every method @throws StoreUnavailable if the store does not respond, or fails.
 */
export function createS3Store(
  { bucket, prefix, region, endpoint, credentials }: S3Address,
  times: StoreTimes = STORE_TIMES,
): S3Store {
  let loading: Promise<Loaded> | undefined;
  const load = async (): Promise<Loaded> => {
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      region,
      // Many compatible stores do not support the newer checksums. They are not needed, because the key is a
      // hash of the content.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(endpoint && { endpoint, forcePathStyle: true }),
      ...(credentials && { credentials }),
      requestHandler: { connectionTimeout: times.connect },
      // The client writes to the console by default.
      logger: SILENT,
    });
    client.middlewareStack.add(
      (next, { commandName = 'command' }) =>
        async (args) =>
          inSpan(`s3 ${commandName}`, { kind: 'client' }, async () => next(args)),
      { step: 'initialize', name: 'traces' },
    );
    return { sdk, client };
  };
  const s3 = () => (loading ??= load());
  const at = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` });

  /** @throws FileMissing, StoreFull or StoreUnavailable. */
  const send = async <Output>(key: string, abort: AbortController, call: Call<Output>): Promise<Output> => {
    const loaded = await s3();
    try {
      return await call(loaded, { abortSignal: abort.signal });
    } catch (error) {
      if (isMissing(error)) throw new FileMissing(key, { cause: error });
      throw isFull(loaded.sdk, error)
        ? new StoreFull({ cause: error })
        : new StoreUnavailable({ cause: error, mayHappenLater: mayHappenLater(loaded.sdk, error) });
    }
  };

  const sendWithin = async <Output>(ms: number, key: string, call: Call<Output>): Promise<Output> => {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), ms).unref();
    try {
      return await send(key, abort, call);
    } finally {
      // The signal would also end the transfer that follows the response.
      clearTimeout(timer);
    }
  };

  const sizeOf = async (key: string): Promise<number | undefined> => {
    try {
      const { ContentLength } = await sendWithin(times.response, key, ({ sdk, client }, options) =>
        client.send(new sdk.HeadObjectCommand(at(key)), options),
      );
      return ContentLength ?? 0;
    } catch (error) {
      if (error instanceof FileMissing) return undefined;
      throw error;
    }
  };

  const upload = async (key: string, localPath: string): Promise<void> => {
    const { size } = await stat(localPath);
    const file = createReadStream(localPath);
    const stalled = new AbortController();
    const endWatch = watchProgress(file, times, () => stalled.abort());
    const object = { ...at(key), Body: file, ContentLength: size };
    try {
      await send(key, stalled, ({ sdk, client }, options) =>
        client.send(new sdk.PutObjectCommand(object), options),
      );
    } finally {
      endWatch();
      file.destroy();
    }
  };

  return {
    upload,
    isUp: () =>
      sizeOf('up').then(
        () => true,
        () => false,
      ),
    async put(key, localPath) {
      await upload(key, localPath);
      await rm(localPath, { force: true });
    },
    has: async (key) => (await sizeOf(key)) !== undefined,
    sizeOf,
    async read(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await sendWithin(times.response, key, ({ sdk, client }, options) =>
        client.send(new sdk.GetObjectCommand({ ...at(key), ...(Range && { Range }) }), options),
      );
      if (!(Body instanceof Readable)) throw new FileMissing(key);
      return Readable.from(untilStalled(Body, times.idle), { objectMode: false });
    },
    async *list(start) {
      let ContinuationToken: string | undefined;
      do {
        const input = { Bucket: bucket, Prefix: `${prefix}${start}`, ContinuationToken };
        const page = await sendWithin(times.response, start, ({ sdk, client }, options) =>
          client.send(new sdk.ListObjectsV2Command(input), options),
        );
        for (const { Key, Size = 0, LastModified } of page.Contents ?? []) {
          // Bytes without a time count as new, so that they are never removed.
          const stored_at = LastModified ?? new Date();
          if (Key) yield { key: Key.slice(prefix.length), byte_size: Size, stored_at };
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
    async remove(key) {
      await sendWithin(times.response, key, ({ sdk, client }, options) =>
        client.send(new sdk.DeleteObjectCommand(at(key)), options),
      );
    },
  };
}
