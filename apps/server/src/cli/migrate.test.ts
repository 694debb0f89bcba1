import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { previousRelease, version } from '../platform/config/version.ts';
import { cloneDatabase, type TestDatabase } from '../testing/index.ts';
import { keepOutput } from '../testing/keep-output.ts';
import { runCommandLine } from './commands.ts';
import { describePlan } from './migrate.ts';

const output = keepOutput();

describe('the plan of an upgrade', () => {
  it('says that there is nothing to do', () => {
    expect(describePlan([])).toBe(`The database is in the state of version ${version}.`);
  });

  it('names the oldest version that all migrations allow', () => {
    const due = [
      { name: '0300_a.sql', oldestVersion: '0.10.0' },
      { name: '0301_b.sql', oldestVersion: '0.9.0' },
    ];
    expect(describePlan(due).split('\n')).toEqual([
      `2 migrations are due for version ${version}:`,
      '  0300_a.sql, for 0.10.0 and newer',
      '  0301_b.sql, for 0.9.0 and newer',
      'Servers of version 0.10.0 and newer go on meanwhile, and can be started again afterwards.',
      'Stop older ones first: they fail on the new schema, and their way back is a backup.',
    ]);
  });
});

describe('migrate --plan', () => {
  let folder: string;
  let database: TestDatabase;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'mijn-plan-'));
    database = await cloneDatabase('template1');
  });
  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });

  it('changes nothing', async () => {
    const environment = { DATA_DIR: folder, DATABASE_URL: database.url };
    for (const _ of [1, 2]) expect(await runCommandLine(['migrate', '--plan'], environment)).toBe(0);
    const [first, second] = output.stdout;
    expect(first).toContain(`0001_people_and_signing_in.sql, for ${previousRelease} and newer`);
    expect(second).toBe(first);
  });
});
