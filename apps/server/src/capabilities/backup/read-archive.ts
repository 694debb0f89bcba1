import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type Extract, extract as createExtract } from 'tar-stream';
import { ValidationError } from 'yup';
import { errorCode, StartFault } from '../../platform/config/errors.ts';
import { isStoreFull } from '../../platform/config/store-full.ts';
import { writeTo } from './archive.ts';

/** The archive lacks something, or something in it is not what it has to be. */
export class ArchiveFault extends Error {}

export interface Entries {
  /** Returns undefined at the end of the archive. */
  nextName: () => string | undefined;
  /** Returns undefined if the next entry has another name. */
  take: (name: string) => Promise<string | undefined>;
  bytes: () => AsyncGenerator<Buffer>;
}

type Entry = Extract extends AsyncIterable<infer T> ? T : never;

async function* bytesOf(entry: Entry): AsyncGenerator<Buffer> {
  for await (const piece of entry) if (piece instanceof Uint8Array) yield Buffer.from(piece);
}

async function createEntries(source: Extract): Promise<Entries> {
  const iterator = source[Symbol.asyncIterator]();
  let current: Entry | undefined;
  const advance = async (): Promise<void> => {
    const next = await iterator.next();
    current = next.done === true ? undefined : next.value;
  };
  await advance();
  return {
    nextName: () => current?.header.name,
    take: async (name) => {
      if (current?.header.name !== name) return undefined;
      const content = await text(bytesOf(current));
      await advance();
      return content;
    },
    bytes: async function* bytes() {
      if (!current) return;
      yield* bytesOf(current);
      await advance();
    },
  };
}

const isContentError = (error: unknown): boolean =>
  error instanceof ArchiveFault ||
  error instanceof SyntaxError ||
  error instanceof ValidationError ||
  (errorCode(error)?.startsWith('Z_') ?? false);

/** @throws StartFault if the file is no complete archive, or can't be read. */
export async function readArchive<T>(
  from: string | Readable,
  read: (entries: Entries) => Promise<T>,
): Promise<T> {
  const file = typeof from === 'string' ? from : 'The input';
  const source = typeof from === 'string' ? createReadStream(from) : from;
  const extract = createExtract();
  let fault: unknown;
  extract.on('error', (error) => {
    fault ??= error;
  });
  // An error of the file ends the extraction, and so reaches the reader of the entries.
  const written = writeTo(extract, source).catch((error: unknown) => {
    fault ??= error;
    extract.destroy(new Error('The file could not be read.'));
  });
  try {
    return await read(await createEntries(extract));
  } catch (error) {
    if (error instanceof StartFault) throw error;
    const cause = fault ?? error;
    const reason = cause instanceof Error ? cause.message : 'unknown';
    if (errorCode(cause) === 'ENOENT') throw new StartFault(`There is no file ${file}.`);
    // Where the files go may be full.
    if (isStoreFull(error)) throw error;
    // If a tar is cut off, the extraction ends first, and the reader then fails with an error of its own, such as a premature close.
    if (extract.destroying || isContentError(error)) {
      throw new StartFault(
        `${file} is not a complete backup of the portal (${reason}).`,
        'Use another backup.',
      );
    }
    throw error;
  } finally {
    extract.destroy();
    source.destroy();
    await written;
  }
}
