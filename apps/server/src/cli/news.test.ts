import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createPdf } from '../testing/create-file.ts';
import { startFakeS3 } from '../testing/fake-s3.ts';
import { cloneDatabase, type TestDatabase } from '../testing/index.ts';
import { keepOutput } from '../testing/keep-output.ts';
import { runCommandLine } from './commands.ts';

const folder = path.join(tmpdir(), `mijn-cli-news-${process.pid}`);
let database: TestDatabase;
const output = keepOutput();

beforeAll(async () => {
  await mkdir(folder);
  database = await cloneDatabase();
  await writeFile(path.join(folder, 'text.txt'), 'Het water is afgesloten.\r\n\r\nBel ons bij spoed.\n');
  await writeFile(path.join(folder, 'empty.txt'), ' \n');
  await writeFile(path.join(folder, 'hidden.txt'), '\u200B\n\u00AD\uE000\n');
  await writeFile(path.join(folder, 'long.txt'), 'a'.repeat(20_001));
  await writeFile(path.join(folder, 'latin.txt'), Buffer.from([0x63, 0xe9]));
  await writeFile(path.join(folder, 'brief.pdf'), await createPdf('Brief'));
  await writeFile(path.join(folder, 'fake.pdf'), 'geen pdf');
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const settings = () => ({ DATA_DIR: path.join(folder, 'data'), DATABASE_URL: database.url });
const run = (...args: string[]) => runCommandLine(['news', ...args], settings());
const file = (name: string) => path.join(folder, name);
const about = (name = 'text.txt') => ['add', '--subject', 'Geen water', '--text-file', file(name)];

describe('the command news add', () => {
  it.each([
    [[], 'news needs the word add'],
    [['add', '--subject', '\u200B\u3164', '--text-file', 'x'], 'news add needs --subject <text>.'],
    [
      ['add', '--subject', '\u0958'.repeat(200), '--text-file', 'x'],
      '--subject has 400 characters; at most 200',
    ],
    [[...about(), '--attach', ''], 'news add: --attach is empty: name a PDF file.'],
    [['add'], 'news add needs --subject <text>.\nnews add needs --text-file <file>.'],
    [['add', '--subjekt', 'x'], "news add: Unknown option '--subjekt'"],
    [
      [...about(), '--publish-at', '1-12-2026'],
      '--publish-at 1-12-2026 is not a moment: write it like 2026-12-01 09:30',
    ],
    [['add', '--subject', 'a'.repeat(201), '--text-file', 'x'], '--subject has 201 characters; at most 200'],
  ])('says what is wrong and which help to ask for %j', async (args, fault) => {
    expect(await run(...args)).toBe(2);
    expect(output.stderr.join('\n')).toContain(fault);
    expect(output.stderr.join('\n')).toMatch(/\nAsk: npx mijn news (?:add )?--help$/u);
  });

  it.each([
    [about('gone.txt'), "gone.txt can't be read: name a text file that exists."],
    [about('empty.txt'), 'empty.txt has no text.'],
    [about('hidden.txt'), 'hidden.txt has no text.'],
    [about('long.txt'), 'long.txt has 20001 characters; at most 20000 are allowed.'],
    [about('latin.txt'), 'latin.txt is not UTF-8 text: save it as UTF-8.'],
    [[...about(), '--attach', file('gone.pdf')], '--attach: there is no file gone.pdf'],
    [[...about(), '--attach', file('text.txt')], '--attach: text.txt must be of the type .pdf'],
    [
      [...about(), '--attach', file('fake.pdf')],
      '--attach: The content of the file is not that of a .pdf file.',
    ],
    [[...about(), '--association', '9'], '--association: there is no association 9.'],
  ])('says what is wrong and adds nothing: %j', async (args, fault) => {
    expect(await run(...args)).toBe(1);
    expect(output.stderr.join('\n')).toContain(fault);
  });

  it('adds news now, or for a later time', async () => {
    expect(
      await run(...about(), '--attach', file('brief.pdf'), '--attach', file('brief.pdf'), '--urgent'),
    ).toBe(0);
    expect(output.stdout).toEqual(['Added "Geen water" for all associations. Members read it now.']);
    expect(await run(...about(), '--publish-at', '2099-12-01 09:30')).toBe(0);
    expect(output.stdout.at(-1)).toContain('Members read it from 2099-12-01 09:30, in Dutch time.');
  });

  it('ends in one line while the file store fails', async () => {
    const s3 = await startFakeS3(() => new Date());
    s3.disturb(() => 'refused');
    const onS3 = { ...settings(), FILES_URL: s3.filesUrl };
    const code = await runCommandLine(['news', ...about(), '--attach', file('brief.pdf')], onS3);
    await s3.stop();
    expect(code).toBe(1);
    expect(output.stderr).toEqual([
      expect.stringMatching(/^The file store failed 3 times at content\/.+ \(HTTP status 500\)\.$/u),
    ]);
  });
});
