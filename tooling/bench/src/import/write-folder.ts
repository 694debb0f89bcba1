import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pdfStub } from '@mijn/server/testing/files';

export interface FolderSize {
  associations: number;
  owners: number;
  documents: number;
}

/** The number of different documents. They have a few bytes each, and no association has one twice. */
const FILES = 1000;

const groups = ['Vergaderstukken', 'Financieel', 'Verzekeringen', 'Onderhoud', 'Bestuur'];

/** Each association has 100 documents and 20 owners. */
export const sizeOf = (documents: number): FolderSize => {
  const associations = Math.ceil(documents / 100);
  return { associations, owners: associations * 20, documents };
};

/** Returns a day between 2010 and 2025. */
const dayOf = (number: number): string =>
  [2010 + (number % 16), 1 + (number % 12), 1 + (number % 28)]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

type Row = readonly (string | number)[];

/** The files by their name: the columns, the number of rows, and each row. */
const filesOf = ({ associations, owners, documents }: FolderSize) =>
  ({
    associations: ['code,name', associations, (at: number): Row => [at, `VvE Kadestraat ${at}`]],
    users: [
      'code,email,name,owner_code,initials,last_name,mobile',
      owners,
      (at: number): Row => {
        const name = `Eigenaar ${at}`;
        return [
          `U${at}`,
          `eigenaar${at}@waterpas.example`,
          `A. ${name}`,
          `E${at}`,
          'A.',
          name,
          `06 ${10_000_000 + at}`,
        ];
      },
    ],
    memberships: [
      'user_code,association_code,is_board,is_invoice_check,is_invoice_check_copy',
      owners,
      (at: number): Row => [`U${at}`, at % associations, at < associations ? 'yes' : 'no', 'no', 'no'],
    ],
    'archive-groups': [
      'association_code,code,name,is_board_only',
      associations * groups.length,
      (at: number): Row => {
        const name = groups[at % groups.length] ?? '';
        return [Math.floor(at / groups.length), at % groups.length, name, name === 'Bestuur' ? 'yes' : 'no'];
      },
    ],
    'archive-documents': [
      'association_code,group_code,code,file,name,document_date,tags',
      documents,
      (at: number): Row => {
        const [association, place] = [at % associations, Math.floor(at / associations)];
        const file = `bestanden/${(association * 7 + place) % FILES}.pdf`;
        const group = place % groups.length;
        return [association, group, `D${at}`, file, `${groups[group]} ${at}`, dayOf(at), 'alv;notulen'];
      },
    ],
  }) satisfies Record<string, [columns: string, count: number, row: (at: number) => Row]>;

/** Writes a folder for the import, and returns its number of rows. Neither the folder nor a file of it is ever in memory. */
export async function writeFolder(folder: string, size: FolderSize): Promise<number> {
  const documents = path.join(folder, 'bestanden');
  await mkdir(documents, { recursive: true });
  for (let at = 0; at < FILES; at += 1)
    await writeFile(path.join(documents, `${at}.pdf`), pdfStub(`Document ${at}`));
  let rows = 0;
  for (const [name, [columns, count, row]] of Object.entries(filesOf(size))) {
    const lines = function* () {
      yield `${columns}\n`;
      for (let at = 0; at < count; at += 1) yield `${row(at).join(',')}\n`;
    };
    await pipeline(Readable.from(lines()), createWriteStream(path.join(folder, `${name}.csv`)));
    rows += count;
  }
  return rows;
}
