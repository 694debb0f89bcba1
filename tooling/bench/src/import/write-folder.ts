import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pdfStub } from '@mijn/server/testing/files';

export interface FolderSize {
  associations: number;
  owners: number;
  documents: number;
}

/** Each association has 100 documents, so that 10,000 associations have 1,000,000. Each has 20 owners. */
const DOCUMENTS_EACH = 100;
const OWNERS_EACH = 20;

/** The number of different documents. They have a few bytes each, and no association has one twice. */
const FILES = 1000;

const groups = ['Vergaderstukken', 'Financieel', 'Verzekeringen', 'Onderhoud', 'Bestuur'];

export const sizeOf = (documents: number): FolderSize => {
  const associations = Math.ceil(documents / DOCUMENTS_EACH);
  return { associations, owners: associations * OWNERS_EACH, documents };
};

const twoFigures = (number: number): string => String(number).padStart(2, '0');

/** Returns a day between 2010 and 2025. */
const dayOf = (number: number): string =>
  `${2010 + (number % 16)}-${twoFigures(1 + (number % 12))}-${twoFigures(1 + (number % 28))}`;

const ownerOf = (number: number, { associations }: FolderSize): string[] => {
  const association = 1 + (number % associations);
  return [`U${number}`, String(association), number < associations ? 'yes' : 'no', 'no', 'no'];
};

const documentOf = (number: number, { associations }: FolderSize): string[] => {
  const association = 1 + (number % associations);
  const place = Math.floor(number / associations);
  const name = `${groups[place % groups.length]} ${number}`;
  const file = `bestanden/${(association * 7 + place) % FILES}.pdf`;
  return [
    String(association),
    String(place % groups.length),
    `D${number}`,
    file,
    name,
    dayOf(number),
    'alv;notulen',
  ];
};

const filesOf = (size: FolderSize) => [
  {
    name: 'associations',
    columns: ['code', 'name'],
    count: size.associations,
    row: (at: number) => [String(at + 1), `VvE Kadestraat ${at + 1}`],
  },
  {
    name: 'users',
    columns: ['code', 'email', 'name', 'owner_code', 'initials', 'last_name', 'mobile'],
    count: size.owners,
    row: (at: number) => [
      `U${at}`,
      `eigenaar${at}@waterpas.example`,
      `A. Eigenaar ${at}`,
      `E${at}`,
      'A.',
      `Eigenaar ${at}`,
      `06 ${String(10_000_000 + at)}`,
    ],
  },
  {
    name: 'memberships',
    columns: ['user_code', 'association_code', 'is_board', 'is_invoice_check', 'is_invoice_check_copy'],
    count: size.owners,
    row: (at: number) => ownerOf(at, size),
  },
  {
    name: 'archive-groups',
    columns: ['association_code', 'code', 'name', 'is_board_only'],
    count: size.associations * groups.length,
    row: (at: number) => {
      const place = at % groups.length;
      const name = groups[place] ?? '';
      return [
        String(1 + Math.floor(at / groups.length)),
        String(place),
        name,
        name === 'Bestuur' ? 'yes' : 'no',
      ];
    },
  },
  {
    name: 'archive-documents',
    columns: ['association_code', 'group_code', 'code', 'file', 'name', 'document_date', 'tags'],
    count: size.documents,
    row: (at: number) => documentOf(at, size),
  },
];

/** Writes a row after the other, and waits for the disk, so that the folder is never in memory. */
async function writeCsv(
  file: string,
  { columns, count, row }: ReturnType<typeof filesOf>[number],
): Promise<void> {
  const stream = createWriteStream(file);
  stream.write(`${columns.join(',')}\n`);
  for (let at = 0; at < count; at += 1) {
    if (!stream.write(`${row(at).join(',')}\n`)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'finish');
}

export async function writeFolder(folder: string, size: FolderSize): Promise<number> {
  const documents = path.join(folder, 'bestanden');
  await mkdir(documents, { recursive: true });
  for (let at = 0; at < FILES; at += 1) {
    await writeFile(path.join(documents, `${at}.pdf`), pdfStub(`Document ${at}`));
  }
  const files = filesOf(size);
  for (const file of files) await writeCsv(path.join(folder, `${file.name}.csv`), file);
  return files.reduce((sum, { count }) => sum + count, 0);
}
