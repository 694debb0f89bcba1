import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { buildDocument } from './document.ts';
import { apiVersion, documentFile } from './places.ts';
import { resourceListsOf } from './resource-lists.ts';
import { webhookTables } from './webhook-tables.ts';

let committed: string;

beforeAll(async () => {
  committed = await readFile(documentFile, 'utf8');
});

describe('the document in the repository', () => {
  it('is the one of the contracts: `pnpm --filter @mijn/openapi openapi` writes it', async () => {
    const built = await buildDocument(await apiVersion());
    expect(JSON.parse(committed)).toEqual(built);
    expect(committed).toBe(`${JSON.stringify(built, null, 2)}\n`);
  });

  it('has the resources of the mock and of the conformance kit', async () => {
    for (const [file, content] of resourceListsOf(JSON.parse(committed)))
      expect(await readFile(file, 'utf8')).toBe(content);
  });

  it('has every kind of webhook in the README of the package and in the playbook', async () => {
    for (const [file, content] of await webhookTables()) expect(await readFile(file, 'utf8')).toBe(content);
  });

  it('is valid for the linter of Redocly, with its recommended rules and its rules for examples', async () => {
    const config = await createConfig({
      extends: ['recommended-strict'],
      rules: {
        'no-invalid-media-type-examples': 'error',
        'no-invalid-schema-examples': 'error',
        'no-invalid-parameter-examples': 'error',
        'operation-tag-defined': 'error',
        'operation-operationId-unique': 'error',
        // One call only redirects, and one can only fail as every call can.
        'operation-2xx-response': 'off',
        'operation-4xx-response': 'off',
      },
    });
    const problems = await lintFromString({ source: committed, absoluteRef: documentFile, config });
    expect(
      problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`),
    ).toEqual([]);
  });

  it('is valid for the schema of the OpenAPI Initiative', async () => {
    const result = await new Validator().validate(JSON.parse(committed));
    expect(result).toMatchObject({ valid: true });
  });
});
