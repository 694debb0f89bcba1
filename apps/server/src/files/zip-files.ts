import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { withoutBidiControls } from '@mijn/domain/texts';
import { ZipFile } from 'yazl';
import { contentKey, type Store } from './store.ts';

/** Bytes that a file system takes for one name, less what `uniqueNames` may add to it. */
const NAME_BYTES_MAX = 240;
/** Of a document whose name has nothing left. */
const NAMELESS = 'Document';

/** What Windows, macOS or a program that unpacks takes for something else than a part of a name. */
const HARMFUL = /[\p{Cc}\p{Cs}\p{Co}<>:"/\\|?*]+/gu;
/** Names of devices, which Windows never takes for a file, whatever extension they have. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/iu;

function cutTo(text: string, bytes: number): string {
  let cut = text;
  while (Buffer.byteLength(cut) > bytes) cut = Array.from(cut).slice(0, -1).join('');
  return cut;
}

function parts(name: string): [stem: string, extension: string] {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
}

/** A name that every system can unpack: `B: Balans 2024.pdf` becomes `B- Balans 2024.pdf`. */
export function entryName(name: string): string {
  const clean = withoutBidiControls(name.normalize('NFC'))
    .replaceAll(HARMFUL, '-')
    .replaceAll(/\s+/gu, ' ')
    // Windows leaves out dots and spaces at an end, and a name of dots alone is a folder.
    .replaceAll(/^[ .]+|[ .]+$/gu, '')
    .replace(RESERVED, '$&_');
  const [stem, extension] = parts(clean);
  const short = cutTo(extension, NAME_BYTES_MAX / 2);
  return `${cutTo(stem, NAME_BYTES_MAX - Buffer.byteLength(short)).trim() || NAMELESS}${short}`;
}

/** Names as a folder holds them, capitals aside: the second `Notulen.pdf` becomes `Notulen (2).pdf`. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const [stem, extension] = parts(name);
    let unique = name;
    for (let count = 2; taken.has(unique.toLowerCase()); count += 1)
      unique = `${stem} (${count})${extension}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}

/** The names of documents as a zip is to hold them. */
export const entryNames = (names: readonly string[]): string[] => uniqueNames(names.map(entryName));

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
