import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { entryNames } from './entry-names.ts';
import { contentKey, type Store } from './store.ts';

/** A stored file as a zip is to hold it. */
export interface ZipEntry {
  name: string;
  byte_size: number;
  file_hash: string;
  /** What the zip says it was changed at. */
  created_at: Date;
}

/**
 * The files as one zip, made while it is sent: each file is opened when its turn comes. When the stream is
 * destroyed, because the client went away or a file is missing, so is the file at hand.
 */
export function zipFiles(store: Pick<Store, 'read'>, entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  const names = entryNames(entries.map(({ name }) => name));
  const open = async (key: string): Promise<Readable> => {
    const bytes = await store.read(key);
    const letGo = () => void bytes.destroy();
    output.once('close', letGo);
    bytes.once('close', () => void output.off('close', letGo));
    if (output.destroyed) letGo();
    return bytes;
  };
  const fail = (error: Error) => void output.destroy(error);
  zip.on('error', fail);
  entries.forEach(({ file_hash, byte_size, created_at }, index) => {
    // PDF, Office files and pictures are compressed already.
    const options = { mtime: created_at, size: byte_size, compress: false };
    zip.addReadStreamLazy(names[index] ?? '', options, (done) => {
      const give = async () => done(null, await open(contentKey(file_hash)));
      give().catch(fail);
    });
  });
  zip.end();
  pipeline(zip.outputStream, output).catch(fail);
  return output;
}
