import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, TEST_PASSWORD, type TestApp } from '@mijn/server/testing';
import { createFixtures } from '@mijn/server/testing/fixtures';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { documentFile } from './places.ts';

const run = promisify(execFile);
const folder = path.resolve(import.meta.dirname, '../client');
const generated = path.resolve(import.meta.dirname, '../dist/api.d.ts');
const compiler = path.resolve(import.meta.dirname, '../../../node_modules/typescript/bin/tsc');

let server: TestApp;

beforeAll(async () => {
  const document = JSON.parse(await readFile(documentFile, 'utf8'));
  await mkdir(path.dirname(generated), { recursive: true });
  await writeFile(generated, astToString(await openapiTypescript(document)));
  server = await startTestApp();
});
afterAll(() => server.stop());

describe('a client that openapi-typescript generates from the document', () => {
  it('compiles with the strictest settings', async () => {
    const { stdout } = await run(process.execPath, [compiler, '-p', folder]).catch((failed) => failed);
    expect(stdout).toBe('');
  });

  it('logs in and lists action items', async () => {
    const association = await server.build.association();
    const user = await server.build.user();
    await server.build.membership(association, user);
    await createFixtures(server, association, 'dakgoot');
    const program = path.join(folder, 'list-todos.ts');
    const { stdout } = await run(process.execPath, [program, server.url, user.email, TEST_PASSWORD]);
    const result: { code: string; total: number; todos: string[] } = JSON.parse(stdout);
    expect(result.code).toBe('invalid_credentials');
    expect(result.total).toBeGreaterThan(0);
    expect(result.todos[0]).toContain('dakgoot');
  });
});
