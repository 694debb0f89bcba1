import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { projectRoot } from './places.ts';

const templates = await Promise.all(
  ['module.md', 'feature.md', 'detail-and-form.md'].map(async (name) =>
    readFile(path.join(projectRoot, 'docs/playbooks/templates', name), 'utf8'),
  ),
);

interface Template {
  /** The path in the workspace. */
  file: string;
  code: string;
}

/** Returns the files of the templates: a path in backticks, and the block after it. */
const files: readonly Template[] = templates.flatMap((text) =>
  Array.from(text.matchAll(/^`([^`\n]+)`\n\n```\w+\n(.*?)^```$/gmsu), ([, file = '', code = '']) => ({
    file,
    code,
  })),
);

const packages = ['packages/domain', 'packages/api', 'packages/ui', 'apps/server', 'apps/portal'];
const isCopied = (file: string): boolean =>
  !/\/(?:dist|reports|storybook-static|node_modules\/\.(?!bin)[^/]+|demo|e2e)(?:\/|$)/u.test(file);

/** The time that a compiler may take on a busy machine, in milliseconds. */
const COMPILE_MS = 300_000;

let folder = '';

/** Copies the packages with their links, so that they import each other's copies. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-playbook-'));
  for (const name of packages)
    await cp(path.join(projectRoot, name), path.join(folder, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => isCopied(path.relative(projectRoot, file)),
    });
  await Promise.all(
    ['node_modules', 'tooling'].map(async (name) =>
      symlink(path.join(projectRoot, name), path.join(folder, name)),
    ),
  );
  for (const { file, code } of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), code);
  }
  const kinds = path.join(folder, 'packages/domain/src/search/search.contract.ts');
  const contract = await readFile(kinds, 'utf8');
  await writeFile(kinds, contract.replace('searchKinds = [', "searchKinds = [\n  'contacts',"));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Returns the faults of the templates of a package, without those of other files, which are checked in their place. */
async function faultsIn(name: string): Promise<string[]> {
  const own = files
    .filter(({ file }) => file.startsWith(`${name}/`) && /\.tsx?$/u.test(file))
    .map(({ file }) => path.relative(name, file));
  await writeFile(
    path.join(folder, name, 'tsconfig.template.json'),
    JSON.stringify({ extends: './tsconfig.json', include: own }),
  );
  const compiler = path.join(projectRoot, 'node_modules/typescript/bin/tsc');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [compiler, '--noEmit', '--project', 'tsconfig.template.json'],
    { cwd: path.join(folder, name) },
  ).catch((error: unknown) => ({ stdout: String(Object(error).stdout) }));
  const lines = stdout.split('\n').filter((line) => line !== '');
  return lines.filter((line) => own.some((file) => line.startsWith(file)) || !line.includes('): error'));
}

describe('the templates of the playbook', () => {
  it('are a resource of every package', () => {
    expect(files.length).toBeGreaterThan(15);
    expect(new Set(files.map(({ file }) => file.split('/').slice(0, 2).join('/')))).toEqual(
      new Set(['packages/domain', 'packages/api', 'apps/server', 'apps/portal']),
    );
  });

  it.each(['packages/domain', 'packages/api', 'apps/server', 'apps/portal'])(
    'compile in %s',
    async (name) => {
      expect(await faultsIn(name)).toEqual([]);
    },
    COMPILE_MS,
  );
});
