import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { contracts } from './contracts.ts';
import { operations } from './operations.ts';

const domain = path.resolve(import.meta.dirname, '../../../domain/src');

/** Returns whether a folder of the domain declares operations. */
async function hasOperations(name: string): Promise<boolean> {
  const source = await readFile(path.join(domain, name, `${name}.ts`), 'utf8').catch(() => '');
  return /Operations = defineOperations/u.test(source);
}

describe('the contracts of the kit', () => {
  it('are those of every resource of the domain with operations', async () => {
    const names = await readdir(domain);
    const found = await Promise.all(names.map(async (name) => ((await hasOperations(name)) ? [name] : [])));
    expect(Object.keys(contracts).toSorted()).toEqual(found.flat().toSorted());
  });

  it('have every operation in the OpenAPI document', () => {
    expect(operations.length).toBe(
      Object.values(contracts).flatMap((contract) => Object.keys(contract)).length,
    );
  });
});
