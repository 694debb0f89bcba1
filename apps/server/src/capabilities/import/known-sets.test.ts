import { mkdtemp, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { associations, memberships, users } from '../../platform/database/index.ts';
import { archiveDocuments } from '../../modules/archive/archive.tables.ts';
import { addresses } from '../../modules/accounts/profile/profile.tables.ts';
import { importers } from '../../modules/index.ts';
import { createPdf } from '../../testing/create-file.ts';
import { startTestApp, type TestApp } from '../../testing/index.ts';
import { noteStatements } from '../../testing/plans/note-statements.ts';
import { contentKey, openFiles } from '../files/index.ts';
import { type ImportOptions, type ImportResult, importFolder } from './import-folder.ts';
import { importedSets } from './imported-sets.tables.ts';

const good = {
  'associations.csv': 'code,name,title\n1001,VvE De Kade,Kade 1\n1002,VvE Parkzicht,\n',
  'users.csv':
    'code,email,name,owner_code\nU1,anna@waterpas.example,Anna,E1\nU2,bram@waterpas.example,Bram,\n',
  'memberships.csv':
    'user_code,association_code,is_board,is_invoice_check,is_invoice_check_copy\nU1,1001,yes,no,no\nU2,1001,no,no,no\nU2,1002,no,no,no\n',
  'addresses.csv':
    'association_code,code,user_code,kind,street,city\n1001,A1,U1,home,Kade 1,Delft\n1002,A1,U2,home,Park 2,Delft\n',
  'archive-groups.csv': 'association_code,code,name,is_board_only\n1001,V,Stukken,no\n1002,V,Stukken,no\n',
  'archive-documents.csv':
    'association_code,group_code,code,file,name,document_date,tags\n1001,V,D1,een.pdf,Notulen,2026-06-24,alv\n1001,V,D2,twee.pdf,Begroting,2026-06-24,\n1002,V,D1,een.pdf,Notulen,2026-06-24,\n',
};

type Name = keyof typeof good;

let server: TestApp;
let folder: string;
beforeEach(async () => {
  server = await startTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-import-'));
  await write({ ...good, 'een.pdf': await createPdf('Een'), 'twee.pdf': await createPdf('Twee') });
});
afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

async function write(files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
}

const replaced = (name: Name, from: string | RegExp, to: string) => ({
  [name]: good[name].replace(from, to),
});

const run = (options: ImportOptions = {}) =>
  importFolder(importers, folder, { ...server, now: server.clock.now }, () => undefined, options);

/** Returns what an import did, besides rows that were unchanged. */
const done = (result: ImportResult): string[] =>
  Object.entries(result).flatMap(([file, counts]) =>
    Object.entries(counts).flatMap(([name, count]) =>
      name === 'unchanged' || count === 0 ? [] : [`${file}: ${count} ${name}`],
    ),
  );

const all = async () => {
  const { queries } = server.database;
  return {
    associations: await queries.select().from(associations).orderBy(associations.code),
    users: await queries.select().from(users).orderBy(users.code),
    memberships: await queries.select().from(memberships).orderBy(memberships.user_id),
    addresses: await queries.select().from(addresses).orderBy(addresses.id),
    documents: await queries.select().from(archiveDocuments).orderBy(archiveDocuments.id),
  };
};

/** Imports, and returns the names of the files whose rows were compared one by one. */
async function compared(): Promise<{ files: string[]; result: string[] }> {
  let result: string[] = [];
  const noted = await noteStatements(server.database, async () => {
    result = done(await run());
  });
  const remembered = noted.filter(({ text }) => text.startsWith('insert into "imported_sets"'));
  return { files: remembered.map(({ values }) => String(values[0])).toSorted(), result };
}

describe('an import of an unchanged folder', () => {
  it('knows the rows without a look at each, changes nothing, and counts the same', async () => {
    const first = await run();
    const before = await all();
    server.clock.pass(86_400_000);
    expect(await compared()).toEqual({ files: [], result: [] });
    const again = await run();
    for (const [file, { created }] of Object.entries(first)) {
      expect(again[file]).toEqual({
        created: 0,
        changed: 0,
        unchanged: created,
        withdrawn: 0,
        kept: 0,
        setAside: 0,
      });
    }
    expect(await all()).toEqual(before);
    expect(await run({ isTrial: true })).toEqual(again);
  });

  it.each<[string, () => Promise<unknown>, Name, string]>([
    [
      'the name of an association',
      () =>
        server.database.queries
          .update(associations)
          .set({ name: 'Anders' })
          .where(eq(associations.code, '1002')),
      'associations.csv',
      '1 changed',
    ],
    [
      'a right of a member',
      () => server.database.queries.update(memberships).set({ is_board: true }),
      'memberships.csv',
      '2 changed',
    ],
    [
      'an address',
      () => server.database.queries.update(addresses).set({ street: 'Elders 3' }),
      'addresses.csv',
      '2 changed',
    ],
    [
      'the tags of a document',
      () =>
        server.database.queries
          .update(archiveDocuments)
          .set({ tags: ['eigen'] })
          .where(eq(archiveDocuments.name, 'Begroting.pdf')),
      'archive-documents.csv',
      '1 changed',
    ],
    [
      'a document that the board deleted',
      () =>
        server.database.queries.delete(archiveDocuments).where(eq(archiveDocuments.name, 'Begroting.pdf')),
      'archive-documents.csv',
      '1 created',
    ],
    [
      'a membership that ended',
      () => server.database.queries.delete(memberships).where(eq(memberships.is_board, true)),
      'memberships.csv',
      '1 created',
    ],
  ])('puts %s right, and knows the rows again afterwards', async (_, change, name, outcome) => {
    await run();
    await change();
    const file = path.basename(name, '.csv');
    expect(await compared()).toEqual({ files: [file], result: [`${name}: ${outcome}`] });
    expect(await compared()).toEqual({ files: [], result: [] });
  });

  it('keeps what members may change: their name and address, and whether a document is hidden', async () => {
    await run();
    const { queries } = server.database;
    await queries
      .update(users)
      .set({ name: 'Anna Nieuw', email: 'nieuw@waterpas.example' })
      .where(eq(users.code, 'U1'));
    await queries.update(archiveDocuments).set({ hidden_at: server.clock.now() });
    const before = await all();
    expect(await compared()).toEqual({ files: [], result: [] });
    expect(await all()).toEqual(before);
  });

  it('makes an account again that was deleted, with what belongs to it', async () => {
    await run();
    const { queries } = server.database;
    await queries.delete(addresses);
    await queries.delete(memberships);
    await queries.delete(users).where(eq(users.code, 'U2'));
    expect((await compared()).result).toEqual([
      'users.csv: 1 created',
      'memberships.csv: 3 created',
      'addresses.csv: 2 created',
    ]);
    expect((await compared()).files).toEqual([]);
  });

  it('is refused for a row whose account is gone, and not in the folder', async () => {
    await run();
    const { queries } = server.database;
    await queries.delete(addresses);
    await queries.delete(memberships);
    await queries.delete(users).where(eq(users.code, 'U2'));
    await unlink(path.join(folder, 'users.csv'));
    await expect(run()).rejects.toThrow(
      'memberships.csv, line 3, column user_code: U2 is not in users.csv, nor imported before',
    );
  });

  it('sees a file with other bytes, a file that is gone, and bytes that the store has lost', async () => {
    await run();
    await write({ 'twee.pdf': await createPdf('Twee, nieuw') });
    expect((await compared()).result).toEqual(['archive-documents.csv: 1 changed']);
    const files = openFiles(server.config);
    const [document] = await server.database.queries.select().from(archiveDocuments);
    const key = contentKey(document?.file_hash ?? '');
    await files.remove(key);
    expect((await compared()).result).toEqual([]);
    expect(await files.has(key)).toBe(true);
    await unlink(path.join(folder, 'een.pdf'));
    await expect(run()).rejects.toThrow(
      'archive-documents.csv, line 2, column file: there is no file een.pdf',
    );
  });

  it('sets the same e-invoices aside again', async () => {
    const invoice = 'association_code,code,name,e_invoice\n1001,F1,Lift,lift.xml\n';
    await write({ 'invoices.csv': invoice, 'lift.xml': '' });
    const first = await run({ setAside: path.join(folder, 'apart') });
    const again = await run({ setAside: path.join(folder, 'nogmaals') });
    expect(first['invoices.csv']).toMatchObject({ created: 0, setAside: 1 });
    expect(done(again)).toEqual(['invoices.csv: 1 setAside']);
    await expect(run()).rejects.toThrow('invoices.csv, line 2, column e_invoice: lift.xml is empty');
  });

  it('withdraws what a complete file omits, and a membership that was added by hand', async () => {
    await run();
    const complete = ['users.csv', 'memberships.csv', 'archive-documents.csv'];
    expect(done(await run({ complete }))).toEqual([]);
    const other = await server.build.association({ code: '1003' });
    const [user] = await server.database.queries.select().from(users).where(eq(users.code, 'U1'));
    await server.database.queries.insert(memberships).values({
      association_id: other.id,
      user_id: user?.id ?? '',
      is_board: false,
      is_invoice_check: false,
      is_invoice_check_copy: false,
    });
    expect(done(await run({ complete }))).toEqual(['memberships.csv: 1 withdrawn']);
  });

  it('ends a membership again that its row says has ended', async () => {
    await write({
      'memberships.csv': good['memberships.csv']
        .replaceAll('no\n', 'no,\n')
        .replace('copy\n', 'copy,is_member\n')
        .replace('U2,1002,no,no,no,', 'U2,1002,no,no,no,nee'),
    });
    await run();
    const { queries } = server.database;
    const [membership] = await queries.select().from(memberships).where(eq(memberships.is_board, true));
    const [other] = await queries.select().from(associations).where(eq(associations.code, '1002'));
    const [bram] = await queries.select().from(users).where(eq(users.code, 'U2'));
    if (!membership || !other || !bram) throw new Error('The rows were not imported.');
    await queries.insert(memberships).values({ ...membership, association_id: other.id, user_id: bram.id });
    expect(done(await run())).toEqual(['memberships.csv: 1 withdrawn']);
  });
});

describe('an import of a folder that changed', () => {
  it('changes a changed row, and leaves a removed row and those of another association', async () => {
    await run();
    await write(replaced('archive-documents.csv', 'Begroting', 'Begroting 2027'));
    expect((await compared()).result).toEqual(['archive-documents.csv: 1 changed']);
    await write(replaced('archive-documents.csv', /1001,V,D2.*\n/u, ''));
    expect((await compared()).result).toEqual([]);
    expect((await all()).documents).toHaveLength(3);
    await write(replaced('archive-documents.csv', '1002,V,D1', '1002,V,D9'));
    expect((await compared()).result).toEqual([
      'archive-documents.csv: 1 created',
      'archive-documents.csv: 1 changed',
    ]);
  });

  it('finds a row that is there twice, and an e-mail address of another account', async () => {
    await run();
    await write({
      'users.csv': `${good['users.csv']}U3,Anna@waterpas.example,Cor,\nU1,anna@waterpas.example,Anna,E1\n`,
    });
    await expect(run()).rejects.toThrow(
      /users\.csv, line 4, column email: Anna@waterpas\.example belongs to U1 already\n.*line 5: U1 is there twice/u,
    );
  });

  it('checks rows again that another version, or a server with another secret, has imported', async () => {
    await run();
    const every = [
      'addresses',
      'archive-documents',
      'archive-groups',
      'associations',
      'memberships',
      'users',
    ];
    await server.database.queries.update(importedSets).set({ signature: 'of another version' });
    expect(await compared()).toEqual({ files: every, result: [] });
    expect(await compared()).toEqual({ files: [], result: [] });
    const other = { ...server, now: server.clock.now, secret: { current: 'another secret of the server' } };
    expect(done(await importFolder(importers, folder, other, () => undefined))).toEqual([]);
    expect((await compared()).files).toEqual(every);
  });

  it('puts everything right after an import that stopped half-way', async () => {
    await run();
    await write({
      'associations.csv': good['associations.csv'].replaceAll('VvE', 'Vereniging'),
      ...replaced('archive-documents.csv', 'Begroting', 'Misluk'),
    });
    const { queries } = server.database;
    await queries.execute(
      sql`alter table archive_documents add constraint fails check (name not like 'Misluk%')`,
    );
    await expect(run()).rejects.toThrow('The import stopped while it wrote');
    await queries.execute(sql`alter table archive_documents drop constraint fails`);
    const stopped = await all();
    expect(stopped.associations[0]?.name).toBe('Vereniging De Kade');
    expect((await compared()).result).toEqual(['archive-documents.csv: 1 changed']);
    await write(good);
    expect((await compared()).result).toEqual([
      'associations.csv: 2 changed',
      'archive-documents.csv: 1 changed',
    ]);
  });
});
