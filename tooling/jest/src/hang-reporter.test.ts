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

it('ends a run with a test that blocks its process, and names its file', async () => {
  const ends = `import { it } from '@jest/globals'; it('ends', () => undefined);`;
  await writeFile(path.join(folder, 'ends.test.ts'), ends);
  await writeFile(path.join(folder, 'blocks.test.ts'), ends.replace('=> undefined', '=> { while (true); }'));
  const { status, stderr } = spawnSync(process.execPath, [program, '--maxWorkers=2'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, JEST_HANG_MINUTES: '0.1' },
  });
  expect(stderr).toMatch(/no test file has ended. This hangs: blocks\.test\.ts$/mu);
  expect(status).toBe(1);
});
