import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { toJsonSchema } from '@mijn/domain/validation';
import { checks } from '../checks/checks.ts';
import { contracts } from './contracts.ts';
import { operations } from './operations.ts';

const resources = path.resolve(import.meta.dirname, '../../../api/src/resources');

describe('the contracts of the kit', () => {
  it('are those of every resource that the client has', async () => {
    const files = (await readdir(resources)).filter((file) => !file.endsWith('.test.ts'));
    const names = files.map((file) => path.parse(file).name);
    expect(Object.keys(contracts).toSorted()).toEqual(names.toSorted());
  });

  it('name a field of every response to a change, by which a client knows that the change was made', () => {
    const unnamed = Object.values(contracts)
      .flatMap((contract) => Object.values(contract))
      .filter(
        ({ method, response, respondsWith = '' }) =>
          method !== 'GET' && response && !toJsonSchema(response).properties?.[respondsWith],
      );
    expect(unnamed.map(({ method, path: called }) => `${method} ${called}`)).toEqual([]);
  });

  it('have every operation in the OpenAPI document', () => {
    expect(operations.length).toBe(
      Object.values(contracts).flatMap((contract) => Object.keys(contract)).length,
    );
  });
});

describe('the rule of each check', () => {
  const { info }: { info: { description: string } } = createRequire(import.meta.url)(
    '@mijn/api/openapi.json',
  );
  const headings = new Set([...info.description.matchAll(/^## (.*)$/gmu)].map(([, heading]) => heading));

  it('is a heading of the reference of the API', () => {
    expect(checks.map(({ rule }) => rule).filter((rule) => !headings.has(rule))).toEqual([]);
  });
});
