import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { listAllReads } from './imports.ts';
import { projectRoot } from './turbo.ts';

const ENTRIES: Record<string, string[]> = {
  typecheck: ['**/*.{ts,tsx}'],
  build: ['src/{main,entry-server}.tsx', 'vite.config.ts'],
  'test:unit': ['**/*.test.{ts,tsx,js}', 'jest.global-*.js'],
  'build:stories': ['.storybook/**/*.{ts,tsx}', 'src/**/*.stories.tsx'],
  'test:e2e': ['playwright.config.ts', 'e2e/**/*.ts'],
  'test:replicas': ['playwright.config.ts', 'e2e/**/*.ts'],
  'test:flow': ['src/flow/*.ts'],
  'test:search': ['src/search/*.ts'],
  'test:bundle': ['src/bundle/**/*.ts'],
};
/** The files that a task reads without an import. */
const READ_OTHERWISE: Record<string, string[]> = {
  // The runner of tests and stories, and the configuration of TypeScript.
  '*': ['tooling/jest', 'tooling/stories', 'tooling/tsconfig'],
  // Their tests read the texts of all files.
  '@mijn/lint': ['apps', 'packages', 'tooling'],
  '@mijn/run': ['apps', 'packages', 'tooling'],
  '@mijn/deploy': ['apps/server', 'packages/domain'],
  // Their tests start the server, read what is built, or compile and build pages of all packages.
  '@mijn/api-conformance': ['apps/server'],
  '@mijn/packages': ['apps/portal', 'apps/server', 'packages', 'tooling/source-docs'],
  '@mijn/bench': ['apps/portal', 'apps/server', 'packages'],
  '@mijn/example-widget': [
    'apps/portal',
    'apps/server',
    'packages',
    'tooling/packages',
    'tooling/source-docs',
  ],
  '@mijn/portal#test:e2e': ['packages'],
  '@mijn/portal#test:replicas': ['packages'],
  '@mijn/openapi#test:unit': ['packages/api-conformance'],
  '@mijn/server#test:unit': ['packages/api'],
};
const BUILT = ['**/node_modules/**', '**/{dist,storybook-static,reports,test-results}/**'];

interface DryTask {
  taskId: string;
  task: string;
  package: string;
  directory: string;
  command: string;
  inputs: Record<string, string>;
  dependencies: string[];
}

let tasks: Map<string, DryTask>;
beforeAll(() => {
  const { stdout, stderr } = spawnSync('turbo', ['run', ...Object.keys(ENTRIES), '--dry=json'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (stdout === '') throw new Error(stderr);
  const { tasks: dry }: { tasks: DryTask[] } = JSON.parse(stdout);
  tasks = new Map(dry.map((task) => [task.taskId, task]));
});

const toRelative = (file: string): string => path.relative(projectRoot, file);

function inputsOf({ directory, inputs, dependencies }: DryTask): Set<string> {
  return new Set([
    ...Object.keys(inputs).map((file) => path.join(directory, file)),
    ...dependencies.flatMap((id) => {
      const dependency = tasks.get(id);
      return dependency ? [...inputsOf(dependency)] : [];
    }),
  ]);
}

function listTasks(name: string): { task: DryTask; reads: string[] }[] {
  return [...tasks.values()].flatMap((task) => {
    const isRun = task.task === name && task.command !== '<NONEXISTENT>' && task.directory !== '';
    const folder = path.join(projectRoot, task.directory);
    const entries = globSync(ENTRIES[name] ?? [], { cwd: folder, exclude: BUILT }).filter(
      (entry) => name !== 'build:stories' || !entry.includes('.test.'),
    );
    return isRun && entries.length > 0
      ? [
          {
            task,
            reads: [
              ...listAllReads(
                entries.map((entry) => path.join(folder, entry)),
                name !== 'typecheck',
              ),
            ].map(toRelative),
          },
        ]
      : [];
  });
}

const packageOf = (file: string): string => file.split('/').slice(0, 2).join('/');

function findMissing(task: DryTask, reads: readonly string[]): string[] {
  const inputs = inputsOf(task);
  const folders = new Set(
    [...inputs].flatMap((file) => file.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'))),
  );
  return reads.filter((read) => {
    const full = path.join(projectRoot, read);
    if (inputs.has(read) || !existsSync(full)) return false;
    return !(statSync(full).isDirectory() && folders.has(read));
  });
}

/** Returns the packages whose changes make a task run again although it reads nothing of them. */
function findUnread(task: DryTask, reads: readonly string[]): string[] {
  const otherwise = [
    task.directory,
    ...['*', task.package, task.taskId].flatMap((key) => READ_OTHERWISE[key] ?? []),
  ];
  const read = new Set(reads.map(packageOf));
  const given = new Set([...inputsOf(task)].map(packageOf));
  return [...given].filter(
    (folder) =>
      /^(?:apps|packages|tooling)\//u.test(folder) &&
      !read.has(folder) &&
      !otherwise.some((known) => `${folder}/`.startsWith(`${known}/`)),
  );
}

describe.each(Object.keys(ENTRIES))('the inputs of %s', (name) => {
  it('have every file that the task reads', () => {
    const missing = listTasks(name).flatMap(({ task, reads }) =>
      findMissing(task, reads).map((file) => `${task.taskId} reads ${file}`),
    );
    expect(missing).toEqual([]);
  });
  it('have no package of which the task reads nothing', () => {
    const unread = listTasks(name).flatMap(({ task, reads }) =>
      findUnread(task, reads).map((folder) => `${task.taskId} does not read ${folder}`),
    );
    expect(unread).toEqual([]);
  });
});
