import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const program = path.resolve(import.meta.dirname, '../../bin/mijn-jest.js');

/** Jest runs the larger one of two files first. */
const larger = `// ${'-'.repeat(2000)}`;

const files = {
  'package.json': '{ "type": "module" }',
  'shared.ts': `
    import { beforeEach } from '@jest/globals';
    export const loaded: { times: number } = { times: 0 };
    export const countTests = (count: { tests: number }) => beforeEach(() => void (count.tests += 1));`,
  'first.test.ts': `
    import { expect, it, jest } from '@jest/globals';
    import { countTests, loaded } from './shared.ts';
    const count = { tests: 0 };
    countTests(count);
    jest.setTimeout(50);
    process.env['LEFT'] = 'by the first file';
    delete process.env['HOME'];
    it('changes the process', () => {
      jest.spyOn(Math, 'random').mockReturnValue(2);
      loaded.times += 1;
      expect([Math.random(), count.tests]).toEqual([2, 1]);
    });
    it.each(['a hang'])('is stopped in %s', () => new Promise(() => undefined));
    ${larger}`,
  'second.test.ts': `
    import { expect, it } from '@jest/globals';
    import { countTests, loaded } from './shared.ts';
    const count = { tests: 0 };
    countTests(count);
    it('is as it was', async () => {
      expect(process.env['LEFT']).toBe(undefined);
      expect(process.env['HOME']).not.toBe(undefined);
      expect(Math.random()).toBeLessThan(1);
    });
    it('is in the same process, with the hooks of its own file', () => {
      expect([loaded.times, count.tests]).toEqual([1, 2]);
    });
    it('has the timeout of all files', () => new Promise((resolve) => setTimeout(resolve, 100)));`,
};

interface Result {
  fullName: string;
  status: string;
  failureMessages: string[];
}

let folder = '';
let results: Result[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'native-'));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  spawnSync(process.execPath, [program, '--runInBand'], { cwd: folder, stdio: 'ignore' });
  const report: { testResults: { name: string; assertionResults: Result[] }[] } = JSON.parse(
    await readFile(path.join(folder, 'reports/unit.json'), 'utf8'),
  );
  results = report.testResults
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .flatMap(({ assertionResults }) => assertionResults);
});
afterAll(() => rm(folder, { recursive: true }));

describe('files that Node runs itself', () => {
  it('pass, fail and are stopped in the report as in every other run of Jest', () => {
    expect(results.map(({ fullName, status }) => [fullName, status])).toEqual([
      ['changes the process', 'passed'],
      ['is stopped in a hang', 'failed'],
      ['is as it was', 'passed'],
      ['is in the same process, with the hooks of its own file', 'passed'],
      ['has the timeout of all files', 'passed'],
    ]);
  });

  it('fail with the line of the source', () => {
    expect(results[1]?.failureMessages.join('\n')).toMatch(
      /Exceeded timeout of 50 ms[^]*first\.test\.ts:14:/u,
    );
  });
});
