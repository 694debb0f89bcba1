import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { withoutBidiControls } from '@mijn/domain/texts';
import { ZipFile } from 'yazl';
import { contentKey, type Store } from './store.ts';

/** Every file system accepts a name of this length, also when `uniqueNames` has added a number. */
const NAME_BYTES_MAX = 240;
const NAMELESS = 'Document';

/** Matches characters with another meaning in names on Windows, macOS or in unpacking programs. */
const HARMFUL = /[\p{Cc}\p{Cs}\p{Co}<>:"/\\|?*]+/gu;
/** Matches the names of devices, which Windows does not accept as file names, with or without an extension. */
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

/** Makes a name that every system can unpack: `B: Balans 2024.pdf` becomes `B- Balans 2024.pdf`. */
export function entryName(name: string): string {
  const clean = withoutBidiControls(name.normalize('NFC'))
    .replaceAll(HARMFUL, '-')
    .replaceAll(/\s+/gu, ' ')
    // Windows removes dots and spaces at the end, and a name that consists of dots is a folder.
    .replaceAll(/^[ .]+|(?<![ .])[ .]+$/gu, '')
    .replace(RESERVED, '$&_');
  const [stem, extension] = parts(clean);
  const short = cutTo(extension, NAME_BYTES_MAX / 2);
  return `${cutTo(stem, NAME_BYTES_MAX - Buffer.byteLength(short)).trim() || NAMELESS}${short}`;
}

/** Ignores case. The second `Notulen.pdf` becomes `Notulen (2).pdf`. */
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

export const entryNames = (names: readonly string[]): string[] => uniqueNames(names.map(entryName));

export interface ZipEntry {
  name: string;
  byte_size: number;
  file_hash: string;
  /** The default is the key of the content. */
  key?: string;
  /** The time that the zip shows as the time of the last change. */
  created_at: Date;
}

/** A file of a zip that no store has, because it is made for the zip. */
export interface MadeEntry {
  name: string;
  bytes: Buffer;
  created_at: Date;
}

export const keyOfEntry = ({ file_hash, key = contentKey(file_hash) }: ZipEntry): string => key;

/** Comes first in a zip, because of its underscore. */
const MISSING_NAME = '_Ontbrekende bestanden.txt';

const missingText = (names: readonly string[]): string =>
  [
    'Deze bestanden ontbreken bij ons, en zitten daarom niet in deze zip.',
    'Vraag de beheerder om ze terug te zetten.',
    '',
    ...names,
    '',
  ].join('\r\n');

/** @param missing the files that the store lacks: a text in the zip names them. @param made files that come before the others. Opens each file when its turn comes. Destroying the stream closes the open file, such as when the client has left. */
export function zipFiles(
  store: Pick<Store, 'read'>,
  entries: readonly ZipEntry[],
  missing: readonly ZipEntry[] = [],
  made: readonly MadeEntry[] = [],
): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  const allNames = entryNames([...made, ...entries].map(({ name }) => name));
  const names = allNames.slice(made.length);
  const fail = (error: Error) => void output.destroy(error);
  const open = async (key: string): Promise<Readable> => {
    const bytes = await store.read(key);
    // The zip itself listens to no errors of its files, and an error without a listener ends the process.
    bytes.once('error', fail);
    const letGo = () => void bytes.destroy();
    output.once('close', letGo);
    bytes.once('close', () => void output.off('close', letGo));
    if (output.destroyed) letGo();
    return bytes;
  };
  zip.on('error', fail);
  if (missing.length > 0) {
    const text = missingText(entryNames(missing.map(({ name }) => name)));
    zip.addBuffer(Buffer.from(`\uFEFF${text}`), MISSING_NAME);
  }
  for (const [index, { bytes, created_at }] of made.entries())
    zip.addBuffer(bytes, allNames[index] ?? '', { mtime: created_at, compress: false });
  entries.forEach((entry, index) => {
    const { byte_size, created_at } = entry;
    // The zip does not compress, because PDF, Office files and pictures are compressed already.
    const options = { mtime: created_at, size: byte_size, compress: false };
    zip.addReadStreamLazy(names[index] ?? '', options, (done) => {
      const give = async () => done(null, await open(keyOfEntry(entry)));
      give().catch(fail);
    });
  });
  zip.end();
  pipeline(zip.outputStream, output).catch(fail);
  return output;
}
