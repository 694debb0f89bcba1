import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browserArguments, findBrowser } from '@mijn/stories/browser';
import { defineConfig } from '@playwright/test';

/** Whether the journeys run against servers that run already, see `e2e/replicas/run.ts`. */
const isServed = process.env['E2E_URL'] !== undefined;

const executablePath = findBrowser();
if (executablePath === undefined) {
  throw new Error(
    'The journeys in the browser were not tested: there is no browser on this machine. Install Chrome or Chromium, or set CHROME_PATH to one.',
  );
}

// The workers load this file too. They read the folder from the environment, so that all processes use the
// same folder.
if (process.env['E2E_DIR'] === undefined) {
  const folder = mkdtempSync(path.join(tmpdir(), 'mijn-e2e-'));
  process.env['E2E_DIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/**
 * Runs the journeys in a real browser, against the real server with the demo data. Each worker starts a server of its own, see
 * `e2e/support/test.ts`.
 */
export default defineConfig({
  testDir: 'e2e',
  // The journeys in own-server/ restart their server, or change what others count.
  testIgnore: isServed ? '**/own-server/**' : '**/replicas/**',
  workers: 2,
  // A second try has a new page, and the fresh data of a new worker. The report says which journeys needed it.
  retries: 1,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: `reports/${isServed ? 'replicas' : 'e2e'}.json` }]],
  outputDir: 'test-results',
  use: {
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // Animations take a third of the processor time. The journeys in own-server/ keep them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: [...browserArguments] },
    // TRACE=1 records a trace of every journey, to follow it step by step. Without it only second tries have one,
    // because recording costs a third of the time.
    trace: process.env['TRACE'] ? 'on' : 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  // The timeouts are long, because the machine may run the stories at the same time. They measure nothing.
  timeout: 90_000,
  expect: { timeout: 20_000 },
});
