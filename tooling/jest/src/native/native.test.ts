import { beforeAll, describe, expect, it } from '@jest/globals';
import { larger, runPackage, type FileResult } from './testing/run-package.ts';

const files = {
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
  'timers.test.ts': `
    import { expect, it, jest } from '@jest/globals';
    it('moves the clock', async () => {
      const called: string[] = [];
      jest.useFakeTimers({ now: 5000, doNotFake: ['performance'] });
      setTimeout(() => called.push('late'), 100_000);
      process.nextTick(() => called.push('tick'));
      await jest.advanceTimersByTimeAsync(100_000);
      jest.setSystemTime(7000);
      expect([...called, Date.now()]).toEqual(['tick', 'late', 7000]);
      jest.useRealTimers();
      expect(Date.now()).toBeGreaterThan(1_000_000);
    });
    it('mocks a module', () => {
      jest.mock('node:fs', () => ({}));
    });`,
  'timers-left.test.ts': `
    import { it, jest } from '@jest/globals';
    it('leaves fake timers on', () => void jest.useFakeTimers());`,
};

let results: Map<string, FileResult>;
beforeAll(async () => {
  results = await runPackage(files);
});

const testsOf = (file: string) => results.get(file)?.assertionResults ?? [];
const statusesOf = (file: string) => testsOf(file).map(({ fullName, status }) => [fullName, status]);

describe('files that Node runs itself', () => {
  it('pass, fail and are stopped in the report as in every other run of Jest', () => {
    expect([...statusesOf('first.test.ts'), ...statusesOf('second.test.ts')]).toEqual([
      ['changes the process', 'passed'],
      ['is stopped in a hang', 'failed'],
      ['is as it was', 'passed'],
      ['is in the same process, with the hooks of its own file', 'passed'],
      ['has the timeout of all files', 'passed'],
    ]);
  });

  it('fail with the line of the source', () => {
    expect(testsOf('first.test.ts')[1]?.failureMessages.join('\n')).toMatch(
      /Exceeded timeout of 50 ms[^]*first\.test\.ts:14:/u,
    );
  });

  it('have fake timers, and an error that says which function of Jest they do not have', () => {
    expect(statusesOf('timers.test.ts')).toEqual([
      ['moves the clock', 'passed'],
      ['mocks a module', 'failed'],
    ]);
    expect(testsOf('timers.test.ts')[1]?.failureMessages.join('\n')).toContain('jest.mock is not available');
  });

  it('fail if they leave fake timers on', () => {
    expect(results.get('timers-left.test.ts')?.message).toContain('The file leaves fake timers on.');
  });
});
