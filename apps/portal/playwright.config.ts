import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browserArguments, findBrowser } from '@mijn/stories/browser';
import { defineConfig } from '@playwright/test';
import { foldersIn } from './e2e/support/folders.ts';

const PORT = '3999';

const executablePath = findBrowser();
if (executablePath === undefined) {
  throw new Error(
    'The journeys in the browser were not tested: there is no browser on this machine. Install Chrome or Chromium, or set CHROME_PATH to one.',
  );
}

// The workers read this file too, and must find the folders of the servers.
if (process.env['E2E_DIR'] === undefined) {
  const folder = mkdtempSync(path.join(tmpdir(), 'mijn-e2e-'));
  process.env['E2E_DIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
const { dataDir, serverEnvironment } = foldersIn(process.env['E2E_DIR']);

/** Journeys of members in a real browser, against the real server on the demo data. */
export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: 'reports/e2e.json' }]],
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // Motion takes a third of the processor. The journeys on a server of their own keep it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: [...browserArguments] },
    // To follow a journey step by step: TRACE=1. Recording all of them costs a third of the time.
    trace: process.env['TRACE'] ? 'on' : 'off',
    screenshot: 'only-on-failure',
  },
  // Patience for a machine that runs the stories beside them; nothing here is a measurement.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  webServer: {
    command: `node ../server/src/testing/serve-demo.ts`,
    url: `http://localhost:${PORT}/health/ready`,
    env: { ...serverEnvironment, PORT, DATA_DIR: dataDir },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 120_000,
  },
});
