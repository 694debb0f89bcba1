import { PassThrough, Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import type { Brand } from '@mijn/domain/brand';
import { ZipFile } from 'yazl';
import type { Database } from '../../platform/database/index.ts';
import { entryName, type Store } from '../files/index.ts';
import { pageEnd, pageStart, partEnd, partStart, rowOf } from './page.ts';
import type { Person, PersonalData, PersonalFile, PersonalRow } from './personal-data.ts';
import { type Snapshot, withSnapshot } from './read-rows.ts';
import { texts } from './texts.ts';

export interface ExportSource {
  database: Pick<Database, 'pool'>;
  files: Pick<Store, 'has' | 'read'>;
  brand: Brand;
  personalData: readonly PersonalData[];
  now: Date;
}

type Subject = Person & { name: string };

interface Entry {
  path: string;
  key: string;
}

interface Filed {
  row: PersonalRow;
  file: string | undefined;
}

/** The number of the row makes the path unique, so that the files of an export need not be compared. */
const pathOf = (part: PersonalData, row: number, { name }: PersonalFile): string =>
  `bestanden/${entryName(part.title)}/${String(row).padStart(4, '0')} ${entryName(name)}`;

/** The same rows get the same paths each time. */
async function* readPart(
  part: PersonalData,
  snapshot: Snapshot,
  person: Person,
  onFile?: (entry: Entry) => void,
): AsyncGenerator<Filed> {
  let number = 0;
  for await (const row of snapshot.read(part.query(person))) {
    number += 1;
    const file = part.fileOf(row);
    const path = file ? pathOf(part, number, file) : undefined;
    if (file && path !== undefined) onFile?.({ path, key: file.key });
    const shown = Object.entries(row).filter(([column]) => !part.hidden.includes(column));
    yield { row: Object.fromEntries(shown), file: path };
  }
}

async function* writeJson(
  { personalData, now }: ExportSource,
  snapshot: Snapshot,
  person: Subject,
  onFile: (entry: Entry) => void,
): AsyncGenerator<string> {
  yield `{\n"made_at": ${JSON.stringify(now)}`;
  for (const part of personalData) {
    yield `,\n${JSON.stringify(part.name)}: [`;
    let isFirst = true;
    for await (const { row, file } of readPart(part, snapshot, person, onFile)) {
      yield `${isFirst ? '' : ','}\n${JSON.stringify({ ...row, ...(file !== undefined && { file }) })}`;
      isFirst = false;
    }
    yield ']';
  }
  yield '\n}\n';
}

async function* writePage(
  { personalData, now, brand }: ExportSource,
  snapshot: Snapshot,
  person: Subject,
): AsyncGenerator<string> {
  yield pageStart(brand, person.name, now, personalData);
  for (const part of personalData) {
    yield partStart(part);
    let rows = 0;
    for await (const { row, file } of readPart(part, snapshot, person)) {
      yield rowOf(part, row, file);
      rows += 1;
    }
    yield partEnd(rows);
  }
  yield pageEnd;
}

/** Resolves when the stream is read. @throws Error if the stream fails, or if nobody reads the zip any more. */
async function addStream(
  zip: ZipFile,
  path: string,
  stream: Readable,
  options: { mtime: Date; compress?: boolean },
): Promise<void> {
  const stop = () => void stream.destroy();
  zip.outputStream.once('close', stop);
  if (!zip.outputStream.readable) stop();
  zip.addReadStream(stream, path, options);
  try {
    await finished(stream, { writable: false });
  } finally {
    zip.outputStream.off('close', stop);
  }
}

async function write(zip: ZipFile, source: ExportSource, person: Subject): Promise<void> {
  const { database, files, now: mtime } = source;
  const entries: Entry[] = [];
  await withSnapshot(database, async (snapshot) => {
    const json = Readable.from(writeJson(source, snapshot, person, (entry) => entries.push(entry)));
    await addStream(zip, 'gegevens.json', json, { mtime });
    await addStream(zip, 'gegevens.html', Readable.from(writePage(source, snapshot, person)), { mtime });
  });
  for (const { path, key } of entries) {
    // A file that something outside the portal deleted does not keep the member from the rest.
    if (!(await files.has(key))) zip.addBuffer(Buffer.from(texts.missing), `${path}.txt`, { mtime });
    // Documents and pictures are compressed already.
    else await addStream(zip, path, await files.read(key), { mtime, compress: false });
  }
  zip.end();
}

/** The zip has `gegevens.json`, `gegevens.html` and the uploaded files. It is made by pages of rows and chunks of files. */
export function exportZip(source: ExportSource, person: Subject): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  const fail = (error: Error) => void output.destroy(error);
  zip.on('error', fail);
  pipeline(zip.outputStream, output).catch(fail);
  write(zip, source, person).catch(fail);
  return output;
}
