import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { contracts } from './contracts.ts';
import { operations } from './operations.ts';

const resources = path.resolve(import.meta.dirname, '../../../api/src/resources');

describe('the contracts of the kit', () => {
  it('are those of every resource that the client has', async () => {
    const files = (await readdir(resources)).filter((file) => !file.endsWith('.test.ts'));
    const names = files.map((file) => path.parse(file).name);
    expect(Object.keys(contracts).toSorted()).toEqual(names.toSorted());
  });

  it('have every operation in the OpenAPI document', () => {
    expect(operations.length).toBe(
      Object.values(contracts).flatMap((contract) => Object.keys(contract)).length,
    );
  });
});
