#!/usr/bin/env node
import { mkdirSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The results are in reports/unit.json. */
const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
mkdirSync('reports', { recursive: true });
const config = fileURLToPath(new URL('../jest.config.js', import.meta.url));

const { status } = spawnSync(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    jest,
    '--config',
    config,
    '--rootDir',
    process.cwd(),
    '--json',
    '--outputFile=reports/unit.json',
    ...process.argv.slice(2),
  ],
  {
    stdio: ['inherit', 'ignore', 'inherit'],
    env: {
      // The workers keep what they compile, as the servers that tests start do.
      NODE_COMPILE_CACHE: path.join(tmpdir(), 'node-compile-cache'),
      ...process.env,
      // The time zone is fixed, so that Dutch dates do not depend on the machine that runs the tests.
      TZ: 'Europe/Amsterdam',
    },
  },
);

process.exit(status ?? 1);
