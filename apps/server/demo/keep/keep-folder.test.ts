import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cacheFolder, makeOnce } from './keep-folder.ts';

let folder: string;
let to: string;
let made: number;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-keep-'));
  to = path.join(folder, 'made');
  made = 0;
  await mkdir(path.join(folder, 'source'));
  await write('a.csv', 'a');
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, text: string) => writeFile(path.join(folder, 'source', name), text);

const make = (cache = path.join(folder, 'cache')) =>
  makeOnce({
    name: 'demo',
    to,
    sources: {
      root: folder,
      paths: [path.join(folder, 'source')],
      counts: (file) => !file.endsWith('.test.ts'),
    },
    cache,
    make: async () => {
      made += 1;
      await mkdir(path.join(to, 'photos'), { recursive: true });
      await writeFile(path.join(to, 'photos', 'a.txt'), String(made));
    },
  });

const content = () => readFile(path.join(to, 'photos', 'a.txt'), 'utf8');

describe('a folder that is made once', () => {
  it('comes from the cache the second time, without what it had meanwhile', async () => {
    expect(await make()).toBe(false);
    await writeFile(path.join(to, 'left'), '');
    await writeFile(path.join(to, 'photos', 'a.txt'), 'changed');
    expect([await make(), await content(), await readdir(to)]).toEqual([true, '1', ['photos']]);
  });

  it('is made again after a change of a source, of its name or of the list of files', async () => {
    await make();
    await write('a.csv', 'b');
    expect([await make(), await content()]).toEqual([false, '2']);
    await write('b.csv', '');
    expect([await make(), await content()]).toEqual([false, '3']);
    await write('c.test.ts', '');
    expect(await make()).toBe(true);
  });

  it('is kept for the last three sources only', async () => {
    for (const text of ['1', '2', '3', '4', '5']) {
      await write('a.csv', text);
      await make();
    }
    expect(await readdir(path.join(folder, 'cache', 'demo'))).toHaveLength(3);
    expect(await make()).toBe(true);
  });

  it('is kept no more if it could not be made, and needs no cache', async () => {
    await write('cache', '');
    const noFolder = path.join(folder, 'source', 'cache');
    expect([await make(noFolder), await content()]).toEqual([false, '1']);
    expect([await make(noFolder), await content()]).toEqual([false, '2']);
  });
});

describe('the cache of the user', () => {
  it.each([
    ['linux', { XDG_CACHE_HOME: '/kept' }, /^\/kept\/mijn-vve-portaal$/u],
    ['linux', {}, /\/\.cache\/mijn-vve-portaal$/u],
    ['darwin', {}, /\/Library\/Caches\/mijn-vve-portaal$/u],
    ['win32', { LOCALAPPDATA: '/local' }, /^\/local\/mijn-vve-portaal$/u],
  ] as const)('is in the place of %s with %j', (platform, env, expected) => {
    expect(cacheFolder({ ...process, platform, env })).toMatch(expected);
  });
});
