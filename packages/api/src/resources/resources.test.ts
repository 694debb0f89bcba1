import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const domain = path.resolve(import.meta.dirname, '../../../domain/src');

async function hasOperations(name: string): Promise<boolean> {
  const source = await readFile(path.join(domain, name, `${name}.ts`), 'utf8').catch(() => '');
  return /Operations = defineOperations/u.test(source);
}

describe('the entries of the resources', () => {
  it('are there for every resource of the domain with operations', async () => {
    const files = await readdir(import.meta.dirname);
    const entries = files.filter((file) => !file.endsWith('.test.ts')).map((file) => path.parse(file).name);
    const names = await readdir(domain);
    const found = await Promise.all(names.map(async (name) => ((await hasOperations(name)) ? [name] : [])));
    expect(entries.toSorted()).toEqual(found.flat().toSorted());
  });
});
