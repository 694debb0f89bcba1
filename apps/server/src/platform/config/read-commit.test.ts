import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { readCommit } from './read-commit.ts';

const ID = '0123456789abcdef0123456789abcdef01234567';
const OTHER = ID.toUpperCase().toLowerCase().replaceAll('0', 'f');

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'mijn-commit-'));
});
afterEach(() => rm(root, { recursive: true }));

async function write(name: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, name)), { recursive: true });
  await writeFile(path.join(root, name), text);
}

it('is that of the file in an image, before that of a clone', async () => {
  await write('.git/HEAD', `${OTHER}\n`);
  expect(readCommit(root)).toBe(OTHER.slice(0, 8));
  await write('commit', '01234567\n');
  expect(readCommit(root)).toBe('01234567');
});

it('is that of the branch of a clone, packed or not', async () => {
  await write('.git/HEAD', 'ref: refs/heads/work/deploy\n');
  await write('.git/packed-refs', `# pack-refs\n${OTHER} refs/heads/main\n${ID} refs/heads/work/deploy\n`);
  expect(readCommit(root)).toBe('01234567');
  await write('.git/refs/heads/work/deploy', `${OTHER}\n`);
  expect(readCommit(root)).toBe(OTHER.slice(0, 8));
});

it('is that of a work tree, whose branches are in the folder of the clone', async () => {
  await write('clone/.git/worktrees/tree/HEAD', 'ref: refs/heads/main\n');
  await write('clone/.git/worktrees/tree/commondir', '../..\n');
  await write('clone/.git/refs/heads/main', `${ID}\n`);
  await write('tree/.git', `gitdir: ${root}/clone/.git/worktrees/tree\n`);
  expect(readCommit(path.join(root, 'tree'))).toBe('01234567');
});

it.each(['', 'ref: refs/heads/main', 'no id'])('is empty if HEAD is "%s"', async (head) => {
  expect(readCommit(root)).toBe('');
  await write('.git/HEAD', head);
  expect(readCommit(root)).toBe('');
});
