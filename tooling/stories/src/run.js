import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.js';
import { serve } from './serve.js';

/** The program that a package brings. */
function programOf(name) {
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), typeof bin === 'string' ? bin : Object.values(bin)[0]);
}

async function run(program, parameters, stdout, env = {}) {
  const child = spawn(process.execPath, [program, ...parameters], {
    stdio: ['ignore', stdout, 'inherit'],
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', TZ: 'Europe/Amsterdam', ...env },
  });
  const [status] = await once(child, 'exit');
  return status ?? 1;
}

/**
 * Builds the Storybook of the package in the working directory, runs the `play` function of every story in a browser
 * and axe on what it leaves behind, light and dark. Results in Jest's form are in reports/stories.json.
 * @returns {Promise<number>} the exit code
 */
export async function runStories() {
  const browser = findBrowser();
  if (browser === undefined) {
    console.error(
      'The stories were not tested: there is no browser on this machine. Install Chrome or Chromium, or set CHROME_PATH to one.',
    );
    return 1;
  }
  const folder = resolve('storybook-static');
  const built = await run(
    programOf('storybook'),
    ['build', '--output-dir', folder, '--quiet', '--disable-telemetry'],
    'ignore',
  );
  if (built !== 0) return built;
  mkdirSync('reports', { recursive: true });
  const site = await serve(folder);
  const runner = fileURLToPath(new URL('runner', import.meta.url));
  const output = resolve('reports/stories.json');
  const status = await run(
    programOf('@storybook/test-runner'),
    [
      '--config-dir',
      runner,
      '--index-json',
      '--url',
      site.url,
      '--maxWorkers',
      '2',
      '--json',
      '--outputFile',
      output,
    ],
    'ignore',
    { STORIES_BROWSER: browser },
  );
  site.close();
  return status;
}
