import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type RealServer, startRealServer } from '@mijn/server/testing/real-server';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { firstOf } from '@mijn/jest/long';
import { createConsumer, run } from './consumer.ts';
import type { Manifest } from './manifest.ts';
import { folderOf, nodeVersions, projectRoot, publishedPackages, typescriptVersions } from './places.ts';
import { snippetsIn } from './snippets.ts';

/** The first line of the docstring's example stands for the imports that it needs. */
const IMPORTS_OF_RTK_QUERY = `import { createClient } from '@mijn/api';
import { apiBaseQuery, call } from '@mijn/api/rtk-query';
import { todos } from '@mijn/api/todos';
import { createApi } from '@reduxjs/toolkit/query';
`;

let folder = '';
let server: RealServer | undefined;
let dataDir = '';

async function entries(): Promise<string[]> {
  const manifests = await Promise.all(
    publishedPackages.map(async (name): Promise<Manifest> => {
      const text = await readFile(path.join(folderOf(name), 'dist/package.json'), 'utf8');
      return JSON.parse(text);
    }),
  );
  return manifests.flatMap(({ name, exports }) =>
    Object.keys(exports)
      .filter((specifier) => specifier !== './package.json')
      .map((specifier) => name + specifier.slice(1)),
  );
}

beforeAll(async () => {
  folder = await createConsumer({ libraries: { [folderOf('api')]: ['@reduxjs/toolkit'] } });
  dataDir = path.join(folder, 'd');
  await cp(path.join(import.meta.dirname, '../consumer'), folder, { recursive: true });
  server = await startRealServer(dataDir, [], 'src/testing/serve-demo.ts');
}, 300_000);
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('a project outside the workspace that installs the packages', () => {
  it('compiles strictly, with the examples of the documentation', async () => {
    const [example, ...others] = snippetsIn(
      await readFile(path.join(folderOf('api'), 'src/rtk-query/rtk-query.ts'), 'utf8'),
    );
    if (example === undefined || others.length > 0) throw new Error('rtk-query.ts has one example.');
    expect(example.trim().split('\n')).toHaveLength(3);
    await writeFile(path.join(folder, 'rtk-query.ts'), `${IMPORTS_OF_RTK_QUERY}${example}export { api };\n`);
    // readme.test.ts has those of api.
    for (const name of ['domain', 'api-conformance'] as const) {
      const snippets = snippetsIn(await readFile(path.join(folderOf(name), 'README.md'), 'utf8'));
      expect(snippets.length).toBeGreaterThan(0);
      for (const [index, snippet] of snippets.entries()) {
        await writeFile(path.join(folder, `readme-${name}-${index + 1}.ts`), `${snippet}export {};\n`);
      }
    }
    const tsc = path.join(projectRoot, 'node_modules/.bin/tsc');
    expect(run(tsc, ['-p', folder], folder)).toBe('');
    // The types of Redux Toolkit are not valid under exactOptionalPropertyTypes.
    expect(run(tsc, ['-p', 'tsconfig.rtk-query.json'], folder)).toBe('');
  });

  it.each(typescriptVersions)(
    'compiles each entry with TypeScript %s, which checks the declarations too',
    async (version, tsc) => {
      expect(run(process.execPath, [tsc, '--version'], folder)).toContain(` ${version}.`);
      // Those need the types of a peer dependency, which have a floor of their own.
      const names = (await entries()).filter((name) => !/\/(?:mock|rtk-query|openapi\.json)/u.test(name));
      const lines = names.map((name, index) => `export * as entry${index} from '${name}';\n`);
      await writeFile(path.join(folder, 'every-entry.ts'), lines.join(''));
      expect(run(process.execPath, [tsc, '-p', 'tsconfig.oldest.json'], folder)).toBe('');
    },
    120_000,
  );

  it.each([
    ['workers', ['worker', 'import']],
    ['React Native', ['react-native', 'import']],
  ])('can bundle the client for %s, without a document and without React', async (_, conditions) => {
    const out = `bundled-${conditions[0]}`;
    const script = path.join(import.meta.dirname, 'bundle.ts');
    run(process.execPath, [script, 'out/bundle.js', out, ...conditions], folder);
    const code = await readFile(path.join(folder, out, 'bundle.js'), 'utf8');
    expect(code).not.toMatch(/from ?"[^.]|require\(/u);
    expect(JSON.parse(run(process.execPath, ['run-bundle.js', out], folder))).toEqual([['Dak'], ['network']]);
  });

  it.each(firstOf(nodeVersions))(
    'can import every entry in Node %s, also in a worker thread',
    async (version, node) => {
      expect(run(node, ['--version'], folder)).toMatch(new RegExp(`^v${version}\\.`, 'u'));
      const names = await entries();
      expect(names.length).toBeGreaterThan(60);
      const output = run(node, ['import-entries.js', ...names], folder);
      expect(output.split('\n').slice(0, 2)).toEqual([
        expect.stringMatching(new RegExp(`^main ${names.length} `, 'u')),
        expect.stringMatching(new RegExp(`^worker ${names.length} `, 'u')),
      ]);
    },
  );

  it.each(nodeVersions)('can require every entry in Node %s, from CommonJS', async (_, node) => {
    const names = await entries();
    const output = run(node, ['require-entries.cjs', ...names], folder);
    expect(output).toBe(`${names.length} function`);
  });

  it.each(firstOf(nodeVersions))('checks a real server with the conformance kit from Node %s', (_, node) => {
    const program = path.join(folder, 'node_modules/@mijn/api-conformance/lib/bin.js');
    const credentials = ['--email', 'bram.bestuur@waterpas.example', '--password', 'Waterpas-2026!'];
    const output = run(node, [program, `${server?.url}/api`, ...credentials, '--read-only'], folder);
    expect(output).toMatch(/^The contract holds: \d+ hold, 0 do not/mu);
    // npx runs the program by this name.
    expect(run(path.join(folder, 'node_modules/.bin/api-conformance'), ['--help'], folder)).toContain(
      'Usage:',
    );
  });

  it.each(firstOf(nodeVersions))('uses a real server from Node %s', (_, node) => {
    const { url = '' } = server ?? {};
    const parameters = [url, 'bram.bestuur@waterpas.example', 'Waterpas-2026!'];
    const found: unknown = JSON.parse(run(node, ['run-program.js', ...parameters], folder));
    expect(found).toEqual({
      associations: expect.any(Number),
      todos: expect.any(Number),
      checked: expect.any(Number),
      uploadedName: 'proef.pdf',
      downloaded: '%PDF-1.4',
      progress: 1,
      missing: 'Dit bestaat niet (meer), of u kunt het niet bekijken.',
      tooLarge: expect.any(Number),
      // A stream that a busy machine does not open in time is opened again.
      events: expect.arrayContaining(['unauthenticated']),
    });
  });
});
