import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

const program = path.resolve(import.meta.dirname, '../bin/mijn-jest.js');

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hang-'));
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
});
afterAll(() => rm(folder, { recursive: true }));

async function run(test: string, workers: number) {
  const text = (body: string) => `import { it } from '@jest/globals'; it('is a test', () => {${body}});`;
  await writeFile(path.join(folder, 'ends.test.ts'), text(''));
  await writeFile(path.join(folder, 'other.test.ts'), text(test));
  return spawnSync(process.execPath, [program, `--maxWorkers=${workers}`], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, JEST_HANG_MINUTES: '0.1' },
  });
}

it('ends a run with a test that blocks its process, and names its file', async () => {
  const { status, stderr } = await run('while (true);', 2);
  expect(stderr).toMatch(/no test file has ended\. This hangs: other\.test\.ts$/mu);
  expect(status).toBe(1);
});

it('ends a run whose tests passed, but have left something open', async () => {
  const { status, stderr } = await run("new BroadcastChannel('tabs');", 1);
  expect(stderr).toMatch(
    /^The tests have left something open that keeps the run from ending: .*MessagePort/mu,
  );
  expect(status).toBe(0);
});
