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

// The workers load this file too, and read the folder from the environment.
if (process.env['E2E_DIR'] === undefined) {
  const folder = mkdtempSync(path.join(tmpdir(), 'mijn-e2e-'));
  process.env['E2E_DIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

export default defineConfig({
  testDir: 'e2e',
  // The journeys in own-server/ restart their server, or change the counts of others.
  testIgnore: isServed ? '**/own-server/**' : '**/replicas/**',
  workers: 2,
  // A second try has a new page, and the fresh data of a new worker.
  retries: 1,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: `reports/${isServed ? 'replicas' : 'e2e'}.json` }]],
  outputDir: 'test-results',
  use: {
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // Playwright does not see the requests of a service worker. One file of journeys has it.
    serviceWorkers: 'block',
    // Animations take a third of the processor time. The journeys in own-server/ keep them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: [...browserArguments] },
    // Without TRACE=1 only second tries have a trace, because recording costs a third of the time.
    trace: process.env['TRACE'] ? 'on' : 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  // The timeouts are long, because the machine may run the stories at the same time. They measure nothing.
  timeout: 90_000,
  expect: { timeout: 20_000 },
});
