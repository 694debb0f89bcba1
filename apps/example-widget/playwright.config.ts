import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browserArguments, findBrowser } from '@mijn/stories/browser';
import { defineConfig } from '@playwright/test';
import { PAGE } from './e2e/support/urls.ts';

const executablePath = findBrowser();
if (executablePath === undefined) {
  throw new Error(
    'There is no browser on this machine. Install Chrome or Chromium, or set CHROME_PATH to one.',
  );
}

// The workers load this file too. They read the folder from the environment.
if (process.env['WIDGET_DIR'] === undefined) {
  const folder = mkdtempSync(path.join(tmpdir(), 'mijn-widget-'));
  process.env['WIDGET_DIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** Runs the journeys of the built page of the other provider, on an origin of its own, with the real server. */
export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  retries: 1,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: 'reports/e2e.json' }]],
  outputDir: 'test-results',
  use: {
    baseURL: PAGE,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: [...browserArguments] },
    trace: process.env['TRACE'] ? 'on' : 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // The script says at which ports it listens. Playwright sets WIDGET_PAGE and WIDGET_PORTAL from that.
  webServer: {
    command: 'node e2e/support/serve.ts',
    wait: { stdout: /Page (?<widget_page>\S+) portal (?<widget_portal>\S+)/u },
    env: {
      LOG_LEVEL: 'warn',
      DRAW_MS_MAX: '10000',
      DATA_DIR: path.join(process.env['WIDGET_DIR'], 'data'),
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 120_000,
  },
});
