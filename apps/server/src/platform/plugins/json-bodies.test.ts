import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { toJsonSchema, type JsonSchema } from '@mijn/domain/validation';
import { modules } from '../../modules/index.ts';
import { startTestApp, type TestApp } from '../../testing/index.ts';
import { isQuicklyParsed } from './json-bodies.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const lists = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

describe('JSON that takes long to parse', () => {
  it.each([
    ['20 levels', lists(20), true],
    ['21 levels', lists(21), false],
    ['21 levels of objects', `${'{"a":'.repeat(21)}1${'}'.repeat(21)}`, false],
    ['levels that do not end', '['.repeat(100_000), false],
    ['levels one after the other', `[${Array.from({ length: 1000 }, () => lists(15)).join()}]`, true],
    ['brackets in a text', JSON.stringify('['.repeat(100)), true],
    ['brackets after an escaped quote', String.raw`"\"${'['.repeat(100)}"`, true],
    ['brackets after an escaped backslash', String.raw`"\\"${'['.repeat(100)}`, false],
    ['commas in a text', JSON.stringify(','.repeat(100_000)), true],
    ['59,000 values', `[${'1,'.repeat(59_000)}1]`, true],
    ['61,000 values', `[${'1,'.repeat(61_000)}1]`, false],
    ['61,000 empty objects', `[${'{},'.repeat(61_000)}1]`, false],
    ['a text without an end', '"abc', true],
    ['an escape at the end', '"abc\\', true],
  ])('is told by its signs: %s', (_, json, isQuick) => {
    expect(isQuicklyParsed(json)).toBe(isQuick);
  });

  it('is refused as invalid, and is not parsed', async () => {
    const client = server.client();
    await client.csrf();
    const headers = { 'content-type': 'application/json' };
    const { status, error } = await client.call('POST', '/auth/login', { body: lists(100_000), headers });
    expect([status, error]).toMatchObject([
      422,
      {
        code: 'validation_failed',
        message: 'JSON with more than 20 levels or 60000 values is not read.',
        errors: { '': [{ code: 'invalid' }] },
      },
    ]);
  });

  it('is no body of a contract', () => {
    const depthOf = ({ items, properties = {} }: JsonSchema): number =>
      Math.max(
        0,
        ...[...(items ? [items] : []), ...Object.values(properties)].map((one) => 1 + depthOf(one)),
      );
    const depths = modules.flatMap(({ contract }) =>
      Object.values(contract).flatMap(({ body }) => (body ? [depthOf(toJsonSchema(body))] : [])),
    );
    expect(Math.max(...depths)).toBeLessThan(10);
    expect(Math.max(...depths)).toBeGreaterThan(2);
  });
});
