import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { dataFolderOf, openCompileCache } from '../../../bin/compile-cache.js';
import { readConfig } from './read-config.ts';

let dataDir: string;
let folder: string;

beforeEach(() => {
  dataDir = realpathSync(mkdtempSync(path.join(tmpdir(), 'mijn-compiled-')));
  folder = path.join(dataDir, 'compile-cache');
  writeFileSync(path.join(dataDir, 'format'), '1\n');
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(dataDir, { recursive: true });
});

describe('the folder with compiled code', () => {
  it.each([[{}], [{ DATA_DIR: '' }], [{ DATA_DIR: 'elsewhere' }], [{ DATA_DIR: '/srv/mijn/data' }]])(
    'is in the data folder of the configuration for %j',
    async (environment) => {
      expect(dataFolderOf(environment)).toBe((await readConfig(environment)).dataDir);
    },
  );

  it('is made once, and closed to other accounts', () => {
    expect(openCompileCache(dataDir)).toBe(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(openCompileCache(dataDir)).toBe(folder);
  });

  it('is not made where no data folder is', () => {
    rmSync(path.join(dataDir, 'format'));
    expect(openCompileCache(dataDir)).toBeUndefined();
    expect(openCompileCache(path.join(dataDir, 'nowhere'))).toBeUndefined();
    expect(statSync(folder, { throwIfNoEntry: false })).toBeUndefined();
  });

  it('is not used by another account, such as root beside a server', () => {
    openCompileCache(dataDir);
    const { uid } = statSync(dataDir);
    jest.spyOn(process, 'getuid').mockReturnValue(uid + 1);
    expect(openCompileCache(dataDir)).toBeUndefined();
  });

  it.each([
    ['the data folder', () => chmodSync(dataDir, 0o770)],
    [
      'the folder itself',
      () => {
        mkdirSync(folder);
        chmodSync(folder, 0o702);
      },
    ],
    ['the place of a link', () => symlinkSync(tmpdir(), folder)],
  ])('is not used if another account writes into %s', (_, open) => {
    open();
    expect(openCompileCache(dataDir)).toBeUndefined();
  });

  it('is no reason for a failure where it is a file', () => {
    writeFileSync(folder, '');
    expect(openCompileCache(dataDir)).toBeUndefined();
  });
});
