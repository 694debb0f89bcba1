import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createPdf } from '../testing/create-file.ts';
import { cloneDatabase, type TestDatabase } from '../testing/index.ts';
import { keepOutput } from '../testing/keep-output.ts';
import { runCommandLine } from './commands.ts';

let folder: string;
let database: TestDatabase;
const output = keepOutput();
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-cli-quota-'));
  database = await cloneDatabase();
  await mkdir(path.join(folder, 'import'));
  for (const [name, content] of Object.entries({
    'associations.csv': 'code,name\n1001,VvE De Kade\n1002,VvE Parkzicht\n',
    'archive-groups.csv': 'association_code,code,name,is_board_only\n1001,V,Vergaderstukken,no\n',
    'archive-documents.csv':
      'association_code,group_code,code,file,name,document_date\n1001,V,D1,een.pdf,Notulen,2026-06-24\n',
    'een.pdf': (await createPdf('Een')).toString('latin1').padEnd(3000),
  })) {
    await writeFile(path.join(folder, 'import', name), content, 'latin1');
  }
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Returns the output, after the exit code if that is not 0. */
async function run(args: string[], quota = ''): Promise<string> {
  const before = output.stdout.length;
  const code = await runCommandLine(args, {
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: database.url,
    ASSOCIATION_QUOTA: quota,
  });
  return code === 0 ? output.stdout.slice(before).join('\n') : `${code}: ${output.stderr.at(-1)}`;
}

const importFolder = async (quota: string) => run(['import', path.join(folder, 'import'), '--create'], quota);

it('an import is not refused by a quota, and names the associations over it', async () => {
  expect(await importFolder('1MB')).not.toContain('quota');
  expect(await importFolder('2kB')).toContain(
    'Over their quota, so that their members can add no documents and no photos:\n' +
      '  1001  3.0 kB of 2.0 kB (default), over its quota  VvE De Kade\n',
  );
});

it('the command quota lists the use and the quota of associations', async () => {
  await importFolder('');
  expect(await run(['quota'])).toBe(
    '1001  3.0 kB no quota (default)  VvE De Kade\n1002  0 bytes no quota (default)  VvE Parkzicht',
  );
  expect(await run(['quota', '1001'], '2.5 kB')).toBe(
    '1001  3.0 kB of 2.5 kB (default), over its quota  VvE De Kade',
  );
});

it('the command quota sets the quota of one association, and takes it back', async () => {
  await importFolder('');
  expect(await run(['quota', '1001', '10GB'], '1kB')).toBe('1001  3.0 kB of 10.0 GB  VvE De Kade');
  expect(await run(['quota', '1001', 'none'], '1kB')).toBe('1001  3.0 kB no quota  VvE De Kade');
  expect(await run(['quota', '1002'], '1kB')).toBe('1002  0 bytes of 1.0 kB (default)  VvE Parkzicht');
  expect(await run(['quota', '1001', 'default'], '1kB')).toBe(
    '1001  3.0 kB of 1.0 kB (default), over its quota  VvE De Kade',
  );
});

it('the command quota says what is wrong', async () => {
  await importFolder('');
  expect(await run(['quota', '9999'])).toBe('1: There is no association 9999.');
  expect(await run(['quota', '1001', 'much'])).toMatch(/^2: quota: the size must be a size such as 500MB/u);
  expect(await run(['quota', '1001', '1GB', 'more'])).toMatch(/^2: quota takes the code/u);
});
