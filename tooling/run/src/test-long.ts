import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runTests } from './run-tests.ts';
import { projectRoot, runTurbo } from './turbo.ts';

/** The oldest PostgreSQL that the server supports, where Debian installs it. */
const OLDEST_POSTGRES = process.env['TEST_PG_BIN'] ?? '/usr/lib/postgresql/15/bin';

const printed = (command: string, ...args: string[]): string =>
  spawnSync(command, args, { cwd: projectRoot, encoding: 'utf8' }).stdout.trim();

/** docs/long-test.md says when the last long run ended, and how. */
process.env['TEST_LONG'] = '1';
const start = Date.now();
const { isFailed, totals } = await runTests(['--force'], ['test:flow', 'test:replicas:all']);

const results = [`All tests, with every repetition: ${totals}.`];
let isOldFailed = false;
if (existsSync(path.join(OLDEST_POSTGRES, 'initdb'))) {
  process.env['TEST_PG_BIN'] = OLDEST_POSTGRES;
  isOldFailed = runTurbo(['@mijn/server#test:unit', '--force']) !== 0;
  const version = printed(path.join(OLDEST_POSTGRES, 'postgres'), '--version');
  results.push(`The server once more, on ${version}: ${isOldFailed ? 'failed' : 'passed'}.`);
} else results.push('The oldest PostgreSQL was not on the machine: the server was not tested on it.');

const minutes = Math.round((Date.now() - start) / 60_000);
writeFileSync(
  path.join(projectRoot, 'docs/long-test.md'),
  [
    '# The last long test',
    '',
    'Written by `npx -y pnpm@12 test:long`, which runs every night.',
    '',
    `- ${new Date().toISOString().slice(0, 10)}, ${printed('git', 'log', '-1', '--format=%h, "%s"')}, ${minutes} minutes`,
    ...results.map((result) => `- ${result}`),
    '',
  ].join('\n'),
);
process.exit(isFailed || isOldFailed ? 1 : 0);
