import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { removeFiles } from '../attachments/remove-files.ts';
import { StartFault } from '../../platform/config/errors.ts';
import { associations, users } from '../../platform/database/index.ts';
import { openFiles } from '../files/index.ts';
import { archiveDocuments } from '../../modules/archive/archive.tables.ts';
import { invoiceDecisions, invoiceFiles, invoices } from '../../modules/invoices/invoices.tables.ts';
import { eInvoiceText } from '../../modules/invoices/testing/e-invoice-text.ts';
import { meetings } from '../../modules/meetings/meetings.tables.ts';
import { todos, todoTasks } from '../../modules/todos/todos.tables.ts';
import { createPdf } from '../../testing/create-file.ts';
import { readyStream, startTestApp, type TestApp } from '../../testing/index.ts';
import { type ImportOptions, importFolder } from './import-folder.ts';
import { importers } from '../../modules/index.ts';

const PASSWORD = 'Een-goed-wachtwoord-1';

const good: Readonly<Record<string, string>> = {
  'associations.csv': 'code,name\n1001,VvE De Kade\n1002,VvE Parkzicht\n',
  'users.csv': `code,email,name,password\nU1,anna@waterpas.example,Anna,${PASSWORD}\nU2,bram@waterpas.example,Bram,\nU3,cor@waterpas.example,Cor,\nU4,dia@waterpas.example,Dia,\n`,
  'memberships.csv':
    'user_code,association_code,is_board,is_invoice_check,is_invoice_check_copy\nU1,1001,yes,yes,no\nU2,1001,no,no,no\nU3,1001,no,no,no\nU4,1001,no,no,no\n',
  'archive-groups.csv': 'association_code,code,name,is_board_only\n1001,V,Vergaderstukken,no\n',
  'archive-documents.csv':
    'association_code,group_code,code,file,name,document_date\n1001,V,D1,een.pdf,Notulen,2026-06-24\n1001,V,D2,twee.pdf,Begroting,2026-06-24\n',
  'todos.csv':
    'association_code,code,internal_reference,description,group,start_date,is_done\n1001,T1,AP-1,Dakgoot,Onderhoud,2026-06-10,no\n1001,T2,AP-2,Sleutels,Beheer,2026-06-10,no\n',
  'todo-tasks.csv':
    'association_code,todo_code,code,description,is_done\n1001,T1,1,Offerte,no\n1001,T2,1,Bestellen,no\n',
  'meetings.csv':
    'association_code,code,meeting_date,concerns\n1001,M1,2020-06-10T19:30:00+02:00,Lang geleden\n1001,M2,2100-06-10T19:30:00+02:00,Volgende\n1001,M3,2100-07-10T19:30:00+02:00,Daarna\n',
  'invoices.csv':
    'association_code,code,name,file,e_invoice\n1001,F1,Lift,,lift.xml\n1001,F2,Schoonmaak,een.pdf,\n1001,F3,Dak,een.pdf,\n',
  'invoice-decisions.csv':
    'association_code,invoice_code,user_code,decision,decided_at\n1001,F3,U1,approved,2026-10-02T08:00:00Z\n',
};

let server: TestApp;
let folder: string;
beforeEach(async () => {
  server = await startTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-import-'));
  await write({
    ...good,
    'een.pdf': await createPdf('Een'),
    'twee.pdf': await createPdf('Twee'),
    'lift.xml': eInvoiceText(),
  });
});
afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

async function write(files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
}

const run = (options: ImportOptions = {}) =>
  importFolder(importers, folder, { ...server, now: server.clock.now }, () => undefined, options);

async function faultsOf(options: ImportOptions = {}): Promise<readonly string[]> {
  const fault: unknown = await run(options).catch((error: unknown) => error);
  if (!(fault instanceof StartFault)) throw new Error(`The import was not refused: ${String(fault)}`);
  return fault.lines;
}

async function codesIn(
  table: typeof invoices | typeof todos | typeof archiveDocuments | typeof meetings,
): Promise<unknown[]> {
  const rows = await server.database.queries.select({ code: table.code }).from(table).orderBy(table.code);
  return rows.map(({ code }) => code);
}

const counted = (result: Awaited<ReturnType<typeof run>>) =>
  Object.entries(result).flatMap(([file, counts]) =>
    Object.entries(counts).flatMap(([name, count]) => (count === 0 ? [] : [`${file}: ${count} ${name}`])),
  );

const storedFiles = async (): Promise<string[]> => {
  const entries = await readdir(path.join(server.config.dataDir, 'files/content'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

describe('a trial of an import', () => {
  it('tells what the import would create, and writes no row and no file', async () => {
    expect(counted(await run({ isTrial: true }))).toEqual([
      'associations.csv: 2 created',
      'users.csv: 4 created',
      'memberships.csv: 4 created',
      'todos.csv: 2 created',
      'todo-tasks.csv: 2 created',
      'meetings.csv: 3 created',
      'invoices.csv: 3 created',
      'invoice-decisions.csv: 1 created',
      'archive-groups.csv: 1 created',
      'archive-documents.csv: 2 created',
    ]);
    expect(await server.database.queries.select().from(associations)).toEqual([]);
    expect(await storedFiles()).toEqual([]);
  });

  it('tells what the import would change, withdraw and leave as it is', async () => {
    await run();
    await write({
      'todos.csv': String(good['todos.csv']).replace('Dakgoot', 'Dakgoot noordzijde'),
      'archive-documents.csv': String(good['archive-documents.csv']).replace(/1001,V,D2.*\n/u, ''),
      'invoices.csv': String(good['invoices.csv']).replace('Schoonmaak,een.pdf', 'Schoonmaak,twee.pdf'),
    });
    const options = { complete: ['archive-documents.csv'], allowsManyWithdrawn: true };
    const trial = await run({ ...options, isTrial: true });
    expect(trial).toMatchObject({
      'todos.csv': { created: 0, changed: 1, unchanged: 1 },
      'archive-documents.csv': { changed: 0, unchanged: 1, withdrawn: 1 },
      'invoices.csv': { changed: 1, unchanged: 2 },
      'users.csv': { changed: 0, unchanged: 4 },
    });
    expect(await codesIn(archiveDocuments)).toEqual(['D1', 'D2']);
    expect(await run(options)).toEqual(trial);
    expect(await codesIn(archiveDocuments)).toEqual(['D1']);
  });
});

describe('an import that sets e-invoices aside', () => {
  const aside = () => path.join(folder, 'opzij');
  beforeEach(async () => {
    await mkdir(path.join(folder, 'e'));
    await write({
      'e/kapot.xml': '<Invoice',
      'invoices.csv': `${good['invoices.csv']}1001,F4,=Kapot,,e/kapot.xml\n`,
      'invoice-decisions.csv': `${good['invoice-decisions.csv']}1001,F4,U1,approved,2026-10-02T08:00:00Z\n`,
    });
  });

  it('imports the rest, copies the files, and reports each row with its reason', async () => {
    const result = await run({ setAside: aside() });
    expect(result['invoices.csv']).toMatchObject({ created: 3, setAside: 1 });
    expect(result['invoice-decisions.csv']).toMatchObject({ created: 1, setAside: 1 });
    expect(await codesIn(invoices)).toEqual(['F1', 'F2', 'F3']);
    expect(await readFile(path.join(aside(), 'e/kapot.xml'), 'utf8')).toBe('<Invoice');
    const report = await readFile(path.join(aside(), 'report.csv'), 'utf8');
    expect(report.split('\r\n')).toEqual([
      '\uFEFFfile,line,code,column,reason,copy',
      expect.stringMatching(
        /^"invoices\.csv","5","1001\/F4","e_invoice","e\/kapot\.xml .*","e\/kapot\.xml"$/u,
      ),
      expect.stringMatching(
        /^"invoice-decisions\.csv","3","1001\/F4\/U1\/.*","invoice_code","1001\/F4 of invoices\.csv is set aside"/u,
      ),
      '',
    ]);
  });

  it('imports the rest of a file of 0 bytes', async () => {
    await write({ 'e/kapot.xml': '' });
    const result = await run({ setAside: aside() });
    expect(result['invoices.csv']).toMatchObject({ created: 3, setAside: 1 });
    expect(await readFile(path.join(aside(), 'report.csv'), 'utf8')).toContain('e/kapot.xml is empty');
  });

  it('keeps an invoice of an earlier import as it was, also if its file is complete', async () => {
    await run({ setAside: aside() });
    await write({ 'lift.xml': 'stuk' });
    const next = `${aside()}-2`;
    const result = await run({ setAside: next, complete: ['invoices.csv'] });
    expect(result['invoices.csv']).toMatchObject({ setAside: 2, withdrawn: 0, unchanged: 2 });
    expect(await codesIn(invoices)).toEqual(['F1', 'F2', 'F3']);
  });

  it('refuses other faults, and a folder with files, and is proposed where it helps', async () => {
    expect((await faultsOf()).at(-1)).toMatch(/With --set-aside <folder>, e-invoices that can’t be read/u);
    await write({ 'invoices.csv': `${good['invoices.csv']}1001,F4,Kapot,weg.pdf,e/kapot.xml\n` });
    expect(await faultsOf({ setAside: aside() })).toEqual([
      'invoices.csv, line 5, column file: there is no file weg.pdf',
      expect.stringMatching(/^invoices\.csv, line 5, column e_invoice: e\/kapot\.xml /u),
      expect.stringContaining('Nothing was imported'),
    ]);
    expect(await readdir(folder)).not.toContain('opzij');
    await mkdir(aside());
    await writeFile(path.join(aside(), 'report.csv'), '');
    expect(await faultsOf({ setAside: aside() })).toEqual([expect.stringContaining('is not empty')]);
  });
});

describe('a complete file', () => {
  const without = (file: string, row: RegExp) => write({ [file]: String(good[file]).replace(row, '') });

  it('ends the memberships that it omits, and the member has no access from then on', async () => {
    await run();
    const member = server.client();
    await member.login('anna@waterpas.example', PASSWORD);
    const [association] = await server.database.queries
      .select()
      .from(associations)
      .where(eq(associations.code, '1001'));
    const list = `/associations/${association?.id}/todos`;
    expect((await member.get(list)).status).toBe(200);
    await without('memberships.csv', /U1,1001.*\n/u);
    expect((await run({ complete: ['memberships.csv'] }))['memberships.csv']).toMatchObject({
      withdrawn: 1,
      unchanged: 3,
    });
    expect((await member.get(list)).status).toBe(404);
    await write(good);
    expect((await run({ complete: ['memberships.csv'] }))['memberships.csv']).toMatchObject({ created: 1 });
    expect((await member.get(list)).status).toBe(200);
  });

  it('ends the memberships, sessions and open streams of the users that it omits, and keeps their accounts', async () => {
    await run();
    const member = server.client();
    await member.login('anna@waterpas.example', PASSWORD);
    const stream = await readyStream(member);
    await without('users.csv', /U1,.*\n/u);
    await rm(path.join(folder, 'memberships.csv'));
    await rm(path.join(folder, 'invoice-decisions.csv'));
    expect((await run({ complete: ['users.csv'] }))['users.csv']).toMatchObject({ withdrawn: 1 });
    expect((await member.get('/auth/user')).status).toBe(401);
    await stream.ended;
    expect(await server.database.queries.select().from(users)).toHaveLength(4);
  });

  it('deletes action items with their tasks, and documents with their bytes, that nobody needs', async () => {
    await run();
    const before = await storedFiles();
    await without('todos.csv', /1001,T2.*\n/u);
    await without('todo-tasks.csv', /1001,T2.*\n/u);
    await without('archive-documents.csv', /1001,V,D2.*\n/u);
    const complete = ['todos.csv', 'todo-tasks.csv', 'archive-documents.csv'];
    await run({ complete, allowsManyWithdrawn: true });
    expect(await codesIn(todos)).toEqual(['T1']);
    expect(await server.database.queries.select().from(todoTasks)).toHaveLength(1);
    expect(await codesIn(archiveDocuments)).toEqual(['D1']);
    const { database, clock, config } = server;
    // Readings start when no more rows have come for a while.
    clock.pass(10_000);
    await server.runJobs();
    await removeFiles({ database, files: openFiles(config), now: clock.now });
    expect(before.length - (await storedFiles()).length).toBe(1);
  });

  it('cancels the planned meetings that it omits, and leaves those of the past', async () => {
    await run();
    await without('meetings.csv', /1001,M[12].*\n/gu);
    const options = { complete: ['meetings.csv'], allowsManyWithdrawn: true };
    expect((await run(options))['meetings.csv']).toMatchObject({ withdrawn: 1, unchanged: 1 });
    const rows = await server.database.queries.select().from(meetings).orderBy(meetings.code);
    expect(rows.map(({ is_cancelled, calendar_sequence }) => [is_cancelled, calendar_sequence])).toEqual([
      [false, 0],
      [true, 1],
      [false, 0],
    ]);
    expect((await run(options))['meetings.csv']).toMatchObject({ withdrawn: 0 });
  });

  it('deletes the invoices that it omits, but none with a decision', async () => {
    await run();
    await without('invoices.csv', /1001,F[23].*\n/gu);
    await rm(path.join(folder, 'invoice-decisions.csv'));
    const options = { complete: ['invoices.csv'], allowsManyWithdrawn: true };
    expect((await run(options))['invoices.csv']).toMatchObject({ withdrawn: 1 });
    expect(await codesIn(invoices)).toEqual(['F1', 'F3']);
    expect(await server.database.queries.select().from(invoiceFiles)).toHaveLength(2);
    expect(await server.database.queries.select().from(invoiceDecisions)).toHaveLength(1);
  });

  it('is refused if it is empty or omits more than a quarter, unless that is asked for', async () => {
    await run();
    await without('memberships.csv', /U[1234],1001.*\n/gu);
    expect(await faultsOf({ complete: ['memberships.csv'] })).toEqual([
      'memberships.csv omits 4 of 4 rows that were imported before, more than a quarter: is the file whole?',
      expect.stringContaining('Nothing was imported. If these rows must really go, add --withdraw-many.'),
    ]);
    const options = { complete: ['memberships.csv'], allowsManyWithdrawn: true };
    expect((await run(options))['memberships.csv']).toMatchObject({ withdrawn: 4 });
  });

  it('is refused if it is not in the folder, or if its rows are never withdrawn', async () => {
    expect(await faultsOf({ complete: ['forms.csv', 'associations.csv'] })).toEqual([
      '--complete: forms.csv is not in the folder.',
      expect.stringMatching(/^--complete: the rows of associations\.csv are never withdrawn; possible are /u),
    ]);
  });
});

describe('two imports at a time', () => {
  it('are refused, because they would write the same rows', async () => {
    const first = run();
    const outcomes = await Promise.allSettled([first, run()]);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toEqual([
      expect.objectContaining({
        reason: expect.objectContaining({ message: expect.stringContaining('Another import is running') }),
      }),
    ]);
  });
});

describe('amounts', () => {
  const amounts = (...totals: string[]) =>
    write({
      'invoices.csv': `association_code;code;name;file;total\n${totals.map((total, at) => `1001;A${at};Factuur;een.pdf;${total}\n`).join('')}`,
    });
  const only = async () => {
    for (const name of Object.keys(good)) {
      if (name !== 'associations.csv') await rm(path.join(folder, name));
    }
  };

  it('are read with a decimal point, and with the comma and the points of Dutch Excel', async () => {
    await only();
    await amounts('1234.56', '1234,56', '1.234.567,89', '-0,05', '99999999999,99');
    await run();
    const rows = await server.database.queries.select().from(invoices).orderBy(invoices.code);
    expect(rows.map(({ total_cents }) => total_cents)).toEqual([
      123_456, 123_456, 123_456_789, -5, 9_999_999_999_999,
    ]);
  });

  it('are refused if they are ambiguous or have more than 11 digits', async () => {
    await only();
    await amounts('1.234', '1,234.56', '1,234', '1.23,45', '100000000000,00', '100.000.000.000,00');
    const shape = 'column total: must be an amount like 1234.56 or 1.234,56';
    const digits = 'column total: has more than 11 digits before its decimals';
    expect((await faultsOf()).slice(0, -1)).toEqual([
      `invoices.csv, line 2, ${shape}`,
      `invoices.csv, line 3, ${shape}`,
      `invoices.csv, line 4, ${shape}`,
      `invoices.csv, line 5, ${shape}`,
      `invoices.csv, line 6, ${digits}`,
      `invoices.csv, line 7, ${digits}`,
    ]);
  });
});
