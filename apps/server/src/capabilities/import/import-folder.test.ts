import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { StartFault } from '../../platform/config/errors.ts';
import { associations, memberships, users } from '../../platform/database/index.ts';
import { archiveDocuments } from '../../modules/archive/archive.tables.ts';
import { startTestApp, type TestApp } from '../../testing/index.ts';
import { pdfStub } from '../../testing/create-file.ts';
import { importFolder } from './import-folder.ts';
import { importers } from '../../modules/index.ts';

const PDF = pdfStub();

const good: Readonly<Record<string, string>> = {
  'associations.csv': 'code,name,title\n1001,VvE De Kade,Kadestraat 1\n1002,"VvE ""Parkzicht"", Oost",\n',
  'users.csv':
    'code,email,name,owner_code,password\nU1,anna@waterpas.example,Anna Eigenaar,E1,Een-goed-wachtwoord-1\n',
  'memberships.csv':
    'user_code,association_code,is_board,is_invoice_check,is_invoice_check_copy\nU1,1001,yes,no,no\nU1,1002,no,no,no\n',
  'staff.csv': 'code,email,name\nS1,sara@waterpas.example,Sara Staf\n',
  'archive-groups.csv':
    'association_code,code,name,is_board_only\n1001,VERG,Vergaderstukken,no\n1001,BEST,Bestuur,yes\n',
  'archive-documents.csv':
    'association_code,group_code,code,file,name,document_date,created_at,hidden_at,tags\n' +
    '1001,VERG,D1,bestanden/notulen.pdf,Notulen één,2026-06-24,2026-06-25T09:00:00Z,,notulen; alv\n' +
    '1001,BEST,D2,bestanden/notulen.pdf,Verborgen.pdf,2026-01-01,,2026-02-01T09:00:00+01:00,\n',
};

let server: TestApp;
let folder: string;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-import-'));
  await mkdir(path.join(folder, 'bestanden'));
  await writeFile(path.join(folder, 'bestanden/notulen.pdf'), PDF);
  await write(good);
});
afterEach(() => rm(folder, { recursive: true }));

async function write(files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
}

const run = (report: (progress: string) => void = () => undefined) =>
  importFolder(importers, folder, { ...server, now: server.clock.now }, report);

async function faultsOf(): Promise<readonly string[]> {
  const fault: unknown = await run().then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(fault instanceof StartFault)) throw new Error(`The import was not refused: ${String(fault)}`);
  expect(fault.lines.at(-1)).toContain('Nothing was imported');
  return fault.lines.slice(0, -1);
}

const all = async () => {
  const { queries } = server.database;
  return {
    associations: await queries.select().from(associations).orderBy(associations.code),
    users: await queries.select().from(users),
    memberships: await queries.select().from(memberships),
    documents: await queries.select().from(archiveDocuments).orderBy(archiveDocuments.code),
  };
};

describe('a folder with faults', () => {
  it('is refused with every fault in every file, and nothing is imported', async () => {
    await write({
      'associations.csv': 'code,name,colour\n1001,VvE De Kade,rood\n',
      'users.csv':
        'code,email,name,password\nU1,geen-adres,Anna,kort\nU2,bram@waterpas.example,,\nU2,BRAM@waterpas.example,Bram,\n',
      'memberships.csv': 'user_code,association_code,is_board,is_invoice_check\nU1,1001,yes,no\n',
      'archive-groups.csv':
        'association_code,code,name,is_board_only\n1001,VERG,Vergaderstukken,misschien\n1009,VERG,Vergaderstukken,no\n',
      'archive-documents.csv':
        'association_code,group_code,code,file,name,document_date,created_at,hidden_at,tags\n' +
        '1001,NIET,D1,bestanden/weg.pdf,Weg.pdf,2026-02-30,gisteren,,a;A\n' +
        '1001,NIET,D2,../buiten.pdf,Buiten.pdf,2026-02-03,,,\n' +
        '1001,NIET,D3,bestanden/notulen.pdf\n' +
        '1001,NIET,D4,bestanden/namaak.png,Namaak.png,2026-02-03,,,\n',
      'bestanden/namaak.png': PDF,
      'agenda.csv': 'code\n1\n',
    });
    expect(await faultsOf()).toEqual([
      expect.stringMatching(/^agenda\.csv: is not known; known are associations\.csv, /u),
      expect.stringMatching(
        /^associations\.csv, line 1, column colour: is not known; known are code, name, title, two_checkers_above, report_visibility$/u,
      ),
      'users.csv, line 2, column email: is not an e-mail address',
      'users.csv, line 2, column password: has fewer than 12 characters',
      'users.csv, line 3, column name: is empty',
      'users.csv, line 4: U2 is there twice',
      'memberships.csv, line 1, column is_invoice_check_copy: is missing',
      'archive-groups.csv, line 2, column is_board_only: must be yes or no',
      'archive-groups.csv, line 3, column association_code: 1009 is not in associations.csv, nor imported before',
      'archive-documents.csv, line 4: has 4 values for 9 columns',
      'archive-documents.csv, line 2, column document_date: must be a day like 2026-06-10 or 10-6-2026',
      'archive-documents.csv, line 2, column created_at: must be a moment like 2026-06-24T09:30:00Z or 24-6-2026 11:30',
      expect.stringMatching(/line 2, column group_code: 1001\/NIET is not in archive-groups\.csv, nor/u),
      'archive-documents.csv, line 2, column file: there is no file bestanden/weg.pdf',
      'archive-documents.csv, line 2, column tags: has the same tag twice',
      expect.stringMatching(/line 3, column group_code: 1001\/NIET is not in archive-groups\.csv, nor/u),
      'archive-documents.csv, line 3, column file: ../buiten.pdf is outside the folder',
      expect.stringMatching(/line 5, column group_code/u),
      'archive-documents.csv, line 5, column file: The content of the file is not that of a .png file.',
    ]);
    expect(await all()).toEqual({ associations: [], users: [], memberships: [], documents: [] });
  });

  it('is refused for a missing file, and for a duplicate tag', async () => {
    await write({
      'archive-documents.csv':
        'association_code,group_code,code,file,name,document_date,tags\n1001,VERG,D1,weg.pdf,Weg.pdf,2026-02-03,a;A\n',
    });
    expect(await faultsOf()).toEqual([
      'archive-documents.csv, line 2, column file: there is no file weg.pdf',
      'archive-documents.csv, line 2, column tags: has the same tag twice',
    ]);
  });

  it('is refused for names and texts that show nothing, and for those that are too long as they are stored', async () => {
    await write({
      'associations.csv': 'code,name\n1001,\u200B\u00AD\n1002,\u3164\n1003,VvE\n',
      'archive-groups.csv': `association_code,code,name,is_board_only\n1001,VERG,${'\u0958'.repeat(200)},no\n`,
      'archive-documents.csv':
        'association_code,group_code,code,file,name,document_date\n' +
        '1001,VERG,D1,bestanden/notulen.pdf,\u2800,2026-02-03\n',
    });
    expect(await faultsOf()).toEqual([
      'associations.csv, line 2, column name: is empty',
      'associations.csv, line 3, column name: is empty',
      'archive-groups.csv, line 2, column name: has more than 300 characters',
      'archive-documents.csv, line 2, column name: is empty',
    ]);
  });

  it('is refused for a link to a file outside the folder, and for moments outside the years 1 to 9999', async () => {
    const outside = await mkdtemp(path.join(tmpdir(), 'mijn-outside-'));
    await writeFile(path.join(outside, 'geheim.pdf'), PDF);
    await symlink(path.join(outside, 'geheim.pdf'), path.join(folder, 'link.pdf'));
    await symlink(outside, path.join(folder, 'map'));
    await symlink(path.join(folder, 'bestanden/notulen.pdf'), path.join(folder, 'binnen.pdf'));
    await write({
      'archive-documents.csv':
        'association_code,group_code,code,file,name,document_date,created_at\n' +
        '1001,VERG,D1,link.pdf,Een,2026-02-03,\n' +
        '1001,VERG,D2,map/geheim.pdf,Twee,2026-02-03,\n' +
        '1001,VERG,D3,binnen.pdf,Drie,2026-02-03,9999-12-31T23:59:59-14:00\n' +
        '1001,VERG,D4,binnen.pdf,Vier,2026-02-03,0000-01-01T00:00:00+14:00\n' +
        '1001,VERG,D5,binnen.pdf,Vijf,2026-02-03,0001-01-01T00:00:00+14:00\n' +
        '1001,VERG,D6,binnen.pdf,Zes,0000-02-03,9999-12-31T23:59:59Z\n',
    });
    const moment = 'column created_at: must be a moment like 2026-06-24T09:30:00Z or 24-6-2026 11:30';
    expect(await faultsOf()).toEqual([
      'archive-documents.csv, line 2, column file: link.pdf is outside the folder',
      'archive-documents.csv, line 3, column file: map/geheim.pdf is outside the folder',
      `archive-documents.csv, line 4, ${moment}`,
      `archive-documents.csv, line 5, ${moment}`,
      `archive-documents.csv, line 6, ${moment}`,
      'archive-documents.csv, line 7, column document_date: must be a day like 2026-06-10 or 10-6-2026',
    ]);
    await rm(outside, { recursive: true });
  });

  it('is refused for a file of 0 bytes, and for a PDF without objects after its header', async () => {
    await write({
      'archive-documents.csv':
        'association_code,group_code,code,file,name,document_date\n' +
        '1001,VERG,D1,bestanden/leeg.pdf,Leeg.pdf,2026-02-03\n' +
        '1001,VERG,D2,bestanden/half.pdf,Half.pdf,2026-02-03\n',
      'bestanden/leeg.pdf': '',
      'bestanden/half.pdf': '%PDF-1.7\n%%EOF\n',
    });
    expect(await faultsOf()).toEqual([
      'archive-documents.csv, line 2, column file: bestanden/leeg.pdf is empty: it has 0 bytes',
      'archive-documents.csv, line 3, column file: The file begins as a PDF, and there is nothing behind that.',
    ]);
  });

  it.each([
    [
      Buffer.from('code,name\n1001,VvE Caf\xE9 en caf\xC3\xA9\n', 'latin1'),
      'line 2, column name: holds a control character, or',
    ],
    [
      Buffer.from('\uFEFFcode,name\n1001,VvE\n', 'utf16le'),
      'is UTF-16, which is not read: save it in Excel as',
    ],
    [Buffer.from('code;name\n1001;VvE\n', 'utf16le'), 'is UTF-16'],
    [Buffer.from('code,name\n1001,"VvE De Kade\n'), 'line 2: has a quote that is not closed'],
    [Buffer.from(''), 'is empty; it needs a row'],
  ])('is refused for a file that is not CSV in a known encoding', async (content, reason) => {
    await rm(path.join(folder, 'archive-documents.csv'));
    await rm(path.join(folder, 'archive-groups.csv'));
    await rm(path.join(folder, 'memberships.csv'));
    await write({ 'associations.csv': content });
    expect(await faultsOf()).toEqual([expect.stringContaining(reason)]);
  });

  it('is refused if the folder does not exist or has no CSV files', async () => {
    const nowhere = path.join(folder, 'nergens');
    const services = { ...server, now: server.clock.now };
    await expect(importFolder(importers, nowhere, services, () => undefined)).rejects.toThrow(
      'There is no folder',
    );
    await expect(
      importFolder(importers, path.join(folder, 'bestanden'), services, () => undefined),
    ).rejects.toThrow('has no CSV files');
  });
});

describe('a folder with more than two hundred faults', () => {
  it('is refused with the first two hundred, and the number of the others', async () => {
    const rows = Array.from({ length: 237 }, (_, index) => `${index},\n`);
    await write({ 'associations.csv': `code,name\n${rows.join('')}` });
    await rm(path.join(folder, 'memberships.csv'));
    await rm(path.join(folder, 'archive-groups.csv'));
    await rm(path.join(folder, 'archive-documents.csv'));
    const faults = await faultsOf();
    expect(faults).toHaveLength(201);
    expect(faults.at(0)).toBe('associations.csv, line 2, column name: is empty');
    expect(faults.at(-1)).toBe('… and 37 more.');
  });
});

describe('a folder without faults', () => {
  it('is imported, and reports its progress', async () => {
    const progress: string[] = [];
    const result = await run((line) => progress.push(line));
    expect(Object.entries(result).map(([file, { created }]) => [file, created])).toEqual([
      ['associations.csv', 2],
      ['users.csv', 1],
      ['memberships.csv', 2],
      ['staff.csv', 1],
      ['archive-groups.csv', 2],
      ['archive-documents.csv', 2],
    ]);
    expect(progress).toContain('Importing archive-documents.csv: 2 of 2');
    const { documents, associations: rows } = await all();
    expect(rows.map(({ name, title }) => [name, title])).toEqual([
      ['VvE De Kade', 'Kadestraat 1'],
      ['VvE "Parkzicht", Oost', null],
    ]);
    expect(documents[0]).toMatchObject({
      name: 'Notulen één.pdf',
      tags: ['notulen', 'alv'],
      document_date: '2026-06-24',
      created_at: new Date('2026-06-25T09:00:00Z'),
      byte_size: PDF.length,
    });
    expect(documents[1]?.hidden_at).toEqual(new Date('2026-02-01T08:00:00Z'));
    const client = server.client();
    expect((await client.login('anna@waterpas.example', 'Een-goed-wachtwoord-1')).status).toBe(200);
  });

  it('changes nothing when it is imported again', async () => {
    await run();
    const before = await all();
    const result = await run();
    expect(await all()).toEqual(before);
    for (const counts of Object.values(result)) {
      expect(counts).toEqual({
        created: 0,
        changed: 0,
        unchanged: expect.any(Number),
        withdrawn: 0,
        kept: 0,
        setAside: 0,
      });
    }
  });

  it('updates changed rows by their codes, but keeps passwords and hidden documents as users and board set them', async () => {
    await run();
    const { queries } = server.database;
    await queries.update(archiveDocuments).set({ hidden_at: null });
    const before = await all();
    await write({
      'users.csv': 'code,email,name,password\nU1,anna@elders.example,Anna Nieuw,Een-ander-wachtwoord-2\n',
      'archive-documents.csv': String(good['archive-documents.csv']).replace('Notulen één', 'Notulen twee'),
    });
    await run();
    const after = await all();
    expect(after.users[0]).toMatchObject({
      id: before.users[0]?.id,
      email: 'anna@elders.example',
      name: 'Anna Nieuw',
      password_hash: before.users[0]?.password_hash,
    });
    expect(after.documents).toEqual([
      {
        ...before.documents[0],
        name: 'Notulen twee.pdf',
        name_key: 'notulen twee.pdf',
        search_key: 'notulen twee.pdf notulen alv',
        version: 2,
      },
      before.documents[1],
    ]);
  });

  it('may refer to rows of an earlier import', async () => {
    await run();
    for (const name of Object.keys(good)) await rm(path.join(folder, name));
    await write({
      'memberships.csv':
        'user_code,association_code,is_board,is_invoice_check,is_invoice_check_copy,is_member\nU1,1002,no,no,no,no\n',
    });
    await run();
    const { memberships: left } = await all();
    expect(left).toHaveLength(1);
  });
});

describe('a folder as Dutch Excel writes it', () => {
  const names = async () => (await all()).associations.map(({ name, title }) => [name, title]);

  it.each([
    [
      'with semicolons in Windows-1252',
      Buffer.from('code;name;title\r\n1001;VvE Caf\xE9;\x80 5, \x91t Hoekje\r\n', 'latin1'),
    ],
    [
      'with a line that states the separator',
      Buffer.from('sep=;\r\ncode;name;title\r\n1001;VvE Caf\xE9;\x80 5, \x91t Hoekje\r\n', 'latin1'),
    ],
    [
      'with semicolons in UTF-8 with a byte order mark',
      Buffer.from('\uFEFFcode;name;title\r\n1001;VvE Café;"€ 5, ‘t Hoekje"\r\n'),
    ],
    [
      'with empty columns and rows at its end',
      Buffer.from('code;name;title;;\r\n1001;VvE Caf\xE9;\x80 5, \x91t Hoekje;;\r\n;;;;\r\n', 'latin1'),
    ],
    ['with commas in UTF-8', Buffer.from('code,name,title\n1001,VvE Café,"€ 5, ‘t Hoekje"\n')],
  ])('is read %s', async (_, content) => {
    for (const name of Object.keys(good)) await rm(path.join(folder, name));
    await write({ 'associations.csv': content });
    await run();
    expect((await names())[0]).toEqual(['VvE Café', '€ 5, ‘t Hoekje']);
  });

  it('has faults with the lines that Excel shows, also after a wrong quote', async () => {
    for (const name of Object.keys(good)) await rm(path.join(folder, name));
    await write({
      'associations.csv':
        'sep=;\r\ncode;name\r\n1;"VvE "De Kade""\r\n2;\r\n3;"a\r\nb"\r\n4;\r\n5;"VvE\r\n6;\r\n',
    });
    expect(await faultsOf()).toEqual([
      'associations.csv, line 3: has a quote inside a value: write the value in quotes, and a quote inside it twice',
      'associations.csv, line 8: has a quote that is not closed',
      'associations.csv, line 4, column name: is empty',
      'associations.csv, line 6, column name: holds a line break',
      'associations.csv, line 7, column name: is empty',
      'associations.csv, line 9, column name: is empty',
    ]);
  });
});
