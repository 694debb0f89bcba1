import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { contentKey } from './keys.ts';
import type { Store } from './store.ts';

/** A stored file as a zip is to hold it. */
export interface ZipEntry {
  name: string;
  byte_size: number;
  file_hash: string;
  /** What the zip says it was changed at. */
  created_at: Date;
}

/** Names as a folder holds them, capitals aside: the second `Notulen.pdf` becomes `Notulen (2).pdf`. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let unique = name;
    for (let count = 2; taken.has(unique.toLowerCase()); count += 1)
      unique = `${stem} (${count})${extension}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}

/**
 * The files as one zip, made while it is sent: each file is opened when its turn comes. When the stream is
 * destroyed, because the client went away or a file is missing, so is the file at hand.
 */
export function zipFiles(store: Pick<Store, 'read'>, entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  const names = uniqueNames(entries.map(({ name }) => name));
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
