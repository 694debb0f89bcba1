import { readFileSync } from 'node:fs';
import path from 'node:path';

const SHOWN = 8;

function read(...names: string[]): string {
  try {
    return readFileSync(path.join(...names), 'utf8').trim();
  } catch {
    return '';
  }
}

/** A work tree of git has a file in the place of the folder, and its branches in the folder of the clone. */
function gitFolders(root: string): { own: string; shared: string } {
  const file = read(root, '.git');
  const own = file.startsWith('gitdir: ') ? path.resolve(root, file.slice(8)) : path.join(root, '.git');
  return { own, shared: path.resolve(own, read(own, 'commondir')) };
}

function commitOfClone(root: string): string {
  const { own, shared } = gitFolders(root);
  const head = read(own, 'HEAD');
  if (!head.startsWith('ref: ')) return head;
  const branch = head.slice(5);
  const packed = read(shared, 'packed-refs')
    .split('\n')
    .find((line) => line.endsWith(` ${branch}`));
  return read(shared, branch) || (packed ?? '');
}

/**
 * Returns the first letters of the id of the commit: of the file `commit`, which the image has, or else of the clone. It reads
 * the files of git, because git refuses a clone of another user, as that of systemd is. @returns an empty text if nothing tells.
 */
export function readCommit(root: string): string {
  const id = read(root, 'commit') || commitOfClone(root);
  return /^[\da-f]{8,64}\b/u.test(id) ? id.slice(0, SHOWN) : '';
}
